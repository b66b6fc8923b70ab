import { ContentAdmin } from './content-desk.tsx';

export function EditNewsPage() {
  return <ContentAdmin kind="news" />;
}

export function EditEventsPage() {
  return <ContentAdmin kind="event" />;
}

export function CreateAdPage() {
  return <ContentAdmin kind="ad" />;
}
