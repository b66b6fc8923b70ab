import { useRouter } from '@tanstack/react-router';
import { Menu } from '../../ui/overlays/Menu.tsx';
import type { MenuProps } from '../../ui/overlays/overlay-props.ts';

/** A menu whose entries with an address are links: they open here without a new page, or wherever the browser is told. */
export function LinkMenu(props: MenuProps) {
  const { history } = useRouter();
  return <Menu {...props} navigate={history.push} />;
}
