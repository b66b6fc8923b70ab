import FileText from 'lucide-react/icons/file-text';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { PlannedPage } from '../../lib/planned-page.tsx';

export function DashboardPage() {
  return (
    <PlannedPage
      title="Dashboard"
      Icon={LayoutDashboard}
      state="Nothing to do yet"
      links={[
        { to: '/estimate/my-estimates', name: 'My Estimates' },
        { to: '/help/view-topics', name: 'Help' },
      ]}
    >
      Your drafts, what waits for approval and the news of the product will be here once estimates can be
      written.
    </PlannedPage>
  );
}

export function DocumentsPage() {
  return (
    <PlannedPage
      title="Documents"
      Icon={FileText}
      state="No documents yet"
      links={[
        { to: '/estimate/my-estimates', name: 'My Estimates' },
        { to: '/estimate/dashboard', name: 'Dashboard' },
      ]}
    >
      The estimate for the customer, for the insurer and the work order will be made here.
    </PlannedPage>
  );
}
