import { useRouter } from '@tanstack/react-router';
import { Menu } from '../../ui/overlays/Menu.tsx';
import type { MenuProps } from '../../ui/overlays/overlay-props.ts';

/**
 * A menu whose entries with an address are links: they open without a new page, or as the browser's modifier keys ask.
 */
export function LinkMenu(props: MenuProps) {
  const { history } = useRouter();
  return <Menu {...props} navigate={history.push} />;
}
