import { useRouter } from '@tanstack/react-router';
import { RouterProvider } from 'react-aria-components';
import { Menu } from '../ui/Menu.tsx';
import type { MenuProps } from '../ui/overlay-props.ts';

/** A menu whose entries with an address are links: they open here without a new page, or wherever the browser is told. */
export function LinkMenu(props: MenuProps) {
  const { history } = useRouter();
  return (
    <RouterProvider navigate={history.push}>
      <Menu {...props} />
    </RouterProvider>
  );
}
