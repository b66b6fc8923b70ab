import CalendarDays from 'lucide-react/icons/calendar-days';
import Newspaper from 'lucide-react/icons/newspaper';
import { PlannedPage } from '../../lib/planned-page.tsx';

export function EditNewsPage() {
  return (
    <PlannedPage
      title="Edit News"
      Icon={Newspaper}
      state="No news yet"
      links={[{ to: '/admin/home', name: 'Admin Home' }]}
    >
      News for every dashboard will be written and dated here.
    </PlannedPage>
  );
}

export function EditEventsPage() {
  return (
    <PlannedPage
      title="Edit Events"
      Icon={CalendarDays}
      state="No events yet"
      links={[{ to: '/admin/home', name: 'Admin Home' }]}
    >
      Events for every dashboard will be written and dated here.
    </PlannedPage>
  );
}
