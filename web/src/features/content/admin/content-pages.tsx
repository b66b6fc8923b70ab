import { ContentAdmin } from './content-admin.tsx';

export function EditNewsPage() {
  return <ContentAdmin kind="news" />;
}

export function EditEventsPage() {
  return <ContentAdmin kind="event" />;
}

export function CreateAdPage() {
  return <ContentAdmin kind="ad" />;
}
