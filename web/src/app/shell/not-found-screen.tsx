import { NotFoundPage } from '../../features/content/not-found-page.tsx';
import { PublicShell } from './public-shell.tsx';

export function NotFoundScreen() {
  return (
    <PublicShell>
      <NotFoundPage />
    </PublicShell>
  );
}
