import CalendarDays from 'lucide-react/icons/calendar-days';
import FileUp from 'lucide-react/icons/file-up';
import FolderOpen from 'lucide-react/icons/folder-open';
import ListTree from 'lucide-react/icons/list-tree';
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

export function EditTopicsPage() {
  return (
    <PlannedPage
      title="Edit topics"
      Icon={ListTree}
      state="No help topics yet"
      links={[
        { to: '/admin/home', name: 'Admin Home' },
        { to: '/help/view-topics', name: 'View topics' },
      ]}
    >
      Help topics will be written and put in order here.
    </PlannedPage>
  );
}

export function UploadDocumentPage() {
  return (
    <PlannedPage
      title="Upload document"
      Icon={FileUp}
      state="Documents cannot be uploaded yet"
      links={[
        { to: '/admin/home', name: 'Admin Home' },
        { to: '/help/view-topics', name: 'View topics' },
      ]}
    >
      Documents for the help area, up to 10 MB each, will be taken here.
    </PlannedPage>
  );
}

export function ManageDocumentsPage() {
  return (
    <PlannedPage
      title="Manage help documents"
      Icon={FolderOpen}
      state="No help documents yet"
      links={[
        { to: '/admin/home', name: 'Admin Home' },
        { to: '/help/view-topics', name: 'View topics' },
      ]}
    >
      Documents of the help area will be listed, replaced and removed here.
    </PlannedPage>
  );
}
