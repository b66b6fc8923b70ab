import ChartColumn from 'lucide-react/icons/chart-column';
import Megaphone from 'lucide-react/icons/megaphone';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import { PlannedPage } from '../../lib/planned-page.tsx';

export function EstimateCountPage() {
  return (
    <PlannedPage
      title="Estimate count by company"
      Icon={ChartColumn}
      state="Nothing to count yet"
      links={[
        { to: '/admin/home', name: 'Admin Home' },
        { to: '/reporting/all-ads', name: 'All ads' },
      ]}
    >
      How many estimates each company wrote, month by month, will be shown here.
    </PlannedPage>
  );
}

export function AdClicksPage() {
  return (
    <PlannedPage
      title="Ad clicks"
      Icon={MousePointerClick}
      state="Clicks are not shown yet"
      links={[
        { to: '/reporting/all-ads', name: 'All ads' },
        { to: '/admin/home', name: 'Admin Home' },
      ]}
    >
      Clicks on ads are stored as they happen. They will be shown here.
    </PlannedPage>
  );
}

export function AllAdsPage() {
  return (
    <PlannedPage
      title="All ads"
      Icon={Megaphone}
      state="No ads are shown yet"
      links={[
        { to: '/reporting/ad-clicks', name: 'Ad clicks' },
        { to: '/admin/home', name: 'Admin Home' },
      ]}
    >
      Every ad and how often it was followed will be shown here.
    </PlannedPage>
  );
}
