import { useRouter } from '@tanstack/react-router';
import { RouterProvider } from 'react-aria-components';
import { Menu, type MenuProps } from '../ui/Menu.tsx';

/** A menu whose entries with an address are links: they open here without a new page, or wherever the browser is told. */
export function LinkMenu(props: MenuProps) {
  const { history } = useRouter();
  return (
    <RouterProvider navigate={history.push}>
      <Menu {...props} />
    </RouterProvider>
  );
}
