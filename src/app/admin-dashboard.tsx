import { GuestListScreen } from "#features/guest-list/owner/guest-list-screen.tsx";
import { TodayBand, todayPath } from "#features/today/owner/today-section.tsx";
import { browserStore } from "#shared/browser/page-queries.ts";

/** The owner's first screen, put together here because its two parts are features of their own. */
export default function AdminDashboardPage() {
  return (
    <GuestListScreen
      today={<TodayBand />}
      onRefresh={() => void browserStore().refresh(todayPath)}
    />
  );
}
