import Building2 from 'lucide-react/icons/building-2';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { PlannedPage } from '../../lib/planned-page.tsx';

export function SettingsPage() {
  return (
    <PlannedPage
      title="Default Estimate Settings"
      Icon={SlidersHorizontal}
      state="No settings yet"
      links={[
        { to: '/estimate/dashboard', name: 'Dashboard' },
        { to: '/help/view-topics', name: 'Help' },
      ]}
    >
      Your labor rates, taxes, material rules and letterhead will be kept here, for every new estimate to
      start with.
    </PlannedPage>
  );
}

export function ProfilePage() {
  return (
    <PlannedPage
      title="My account"
      Icon={CircleUserRound}
      state="Your account cannot be changed here yet"
      links={[
        { to: '/account/settings', name: 'Default Estimate Settings' },
        { to: '/estimate/dashboard', name: 'Dashboard' },
      ]}
    >
      Your name, password and signed-in devices will be here.
    </PlannedPage>
  );
}

export function CompanyPage() {
  return (
    <PlannedPage
      title="Company"
      Icon={Building2}
      state="Your company cannot be changed here yet"
      links={[
        { to: '/account/settings', name: 'Default Estimate Settings' },
        { to: '/estimate/dashboard', name: 'Dashboard' },
      ]}
    >
      Its users, its subscription and its letterhead will be here.
    </PlannedPage>
  );
}
