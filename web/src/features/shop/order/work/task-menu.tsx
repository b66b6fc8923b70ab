import Ellipsis from 'lucide-react/icons/ellipsis';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Menu } from '../../../../ui/overlays/Menu.tsx';
import type { MenuChoice } from '../../../../ui/overlays/overlay-props.ts';
import { useOrderNow } from '../order-context.ts';
import styles from './work-grid.module.css';
import type { TaskRow } from './work-rows.ts';

/** Further actions of a task: skip it, report what it uncovered, hold it. */
export function TaskMenu({ task }: { readonly task: TaskRow }) {
  const { rights, request } = useOrderNow();
  const { key, work, state } = task;
  const items: readonly MenuChoice[] = [
    ...(rights.works ? [{ id: 'finding', label: 'Report a finding here…' }] : []),
    ...(rights.plans && state === 'open' ? [{ id: 'skip', label: 'Skip with a reason…' }] : []),
    ...(rights.holds && state === 'open' ? [{ id: 'hold', label: 'Hold…' }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <span className={styles['menu']}>
      <Menu
        label={`Actions for ${work.description}`}
        placement="bottom end"
        items={items}
        onAction={(id) => {
          if (id === 'hold') return request({ kind: 'hold', task: key });
          return request(id === 'skip' ? { kind: 'skip', task: key } : { kind: 'finding', task: key });
        }}
        trigger={
          <Button
            variant="ghost"
            iconOnly
            aria-label={`Actions for ${work.description}`}
            icon={<Ellipsis aria-hidden="true" />}
          />
        }
      />
    </span>
  );
}
