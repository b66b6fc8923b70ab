import { Outlet } from '@tanstack/react-router';
import { PublicShell } from './public-shell.tsx';

export function PublicPagesShell() {
  return (
    <PublicShell>
      <Outlet />
    </PublicShell>
  );
}
