import { DoorEvents } from "#features/door/owner/open-door.tsx";
import { GuestListScreen } from "#features/guest-list/owner/guest-list-screen.tsx";
import { TodayBand } from "#features/today/owner/today-section.tsx";
import { may } from "#shared/both/owner/rights.ts";
import { useMe } from "#shared/browser/use-signed-in-person.ts";
import { AdminPage } from "#ui/owner/owner-page.tsx";

/** The owner's first screen, put together here because its parts are features of their own. */
export default function AdminDashboardPage() {
  const me = useMe();
  if (me && !may(me, ["people"]))
    return <TodayOfHelper name={me.name} hasDoor={may(me, ["door"])} />;
  return <GuestListScreen today={<TodayBand />} />;
}

/** The first screen of a helper who may not see registrations. */
function TodayOfHelper({ name, hasDoor }: { name: string; hasDoor: boolean }) {
  return (
    <AdminPage title="Today" path="/admin-dashboard" hasLogout>
      <p className="mb-4">You are signed in as {name}.</p>
      <TodayBand />
      {hasDoor && <DoorEvents />}
    </AdminPage>
  );
}
