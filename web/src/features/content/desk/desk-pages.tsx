import { ContentDesk } from './content-desk.tsx';

export function EditNewsPage() {
  return <ContentDesk kind="news" />;
}

export function EditEventsPage() {
  return <ContentDesk kind="event" />;
}

export function CreateAdPage() {
  return <ContentDesk kind="ad" />;
}
