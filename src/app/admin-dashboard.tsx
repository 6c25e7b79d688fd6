import { RegistrationsScreen } from "#features/registrations/owner/registrations-screen.tsx";
import { TodayBand, todayPath } from "#features/today/owner/today-band.tsx";
import { browserStore } from "#shared/browser/page-queries.ts";

/** The owner's first screen, put together here because its two parts are features of their own. */
export default function AdminDashboardPage() {
  return (
    <RegistrationsScreen
      today={<TodayBand />}
      onRefresh={() => void browserStore().refresh(todayPath)}
    />
  );
}
