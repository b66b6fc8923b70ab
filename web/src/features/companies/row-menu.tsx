import Ellipsis from 'lucide-react/icons/ellipsis';
import { Button } from '../../ui/actions/Button.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import type { MenuProps } from '../../ui/overlays/overlay-props.ts';

interface RowMenuProps {
  /** The name of the row: "Olivia Owner". */
  readonly of: string;
  readonly items: MenuProps['items'];
  readonly onAction: (id: string) => void;
}

/** The actions on one row. */
export function RowMenu({ of, items, onAction }: RowMenuProps) {
  const label = `Actions for ${of}`;
  return (
    <Menu
      label={label}
      items={items}
      onAction={onAction}
      trigger={<Button variant="ghost" iconOnly aria-label={label} icon={<Ellipsis aria-hidden="true" />} />}
    />
  );
}
