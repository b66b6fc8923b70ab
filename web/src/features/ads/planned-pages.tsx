import Megaphone from 'lucide-react/icons/megaphone';
import { PlannedPage } from '../../lib/planned-page.tsx';

export function CreateAdPage() {
  return (
    <PlannedPage
      title="Create Ad"
      Icon={Megaphone}
      state="Ads cannot be created yet"
      links={[
        { to: '/admin/home', name: 'Admin Home' },
        { to: '/reporting/all-ads', name: 'All ads' },
      ]}
    >
      An ad, with its picture, its link and its dates, will be set up here.
    </PlannedPage>
  );
}
