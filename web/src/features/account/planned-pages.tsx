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
