import FileText from 'lucide-react/icons/file-text';
import { PlannedPage } from '../../lib/planned-page.tsx';

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
