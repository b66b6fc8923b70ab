import ClipboardList from 'lucide-react/icons/clipboard-list';
import Inbox from 'lucide-react/icons/inbox';
import { PlannedPage } from '../../lib/planned-page.tsx';

export function OrdersPage() {
  return (
    <PlannedPage
      title="Orders"
      Icon={ClipboardList}
      state="Orders are not listed here yet"
      links={[{ to: '/admin/home', name: 'Admin Home' }]}
    >
      Order forms are stored as they arrive. They will be read and approved here.
    </PlannedPage>
  );
}

export function MessagesPage() {
  return (
    <PlannedPage
      title="Messages"
      Icon={Inbox}
      state="Messages are not listed here yet"
      links={[{ to: '/admin/home', name: 'Admin Home' }]}
    >
      Contact messages are stored as they arrive. They will be read and answered here.
    </PlannedPage>
  );
}
