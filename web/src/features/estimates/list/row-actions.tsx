import type { EstimateRow } from '@dre/core/contract/estimates/estimate-list';
import { useNavigate } from '@tanstack/react-router';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { useMay } from '../../session/use-may.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import styles from './my-estimates.module.css';
import type { ListActions } from './use-list-actions.ts';

interface RowActionsProps {
  readonly row: EstimateRow;
  readonly actions: ListActions;
  readonly isArchive: boolean;
  readonly onPreview: (row: EstimateRow) => void;
}

/** Actions on one estimate: a menu, and on a phone a bottom sheet. */
export function RowActions({ row, actions, isArchive, onPreview }: RowActionsProps) {
  const navigate = useNavigate();
  const may = useMay();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { id, number, customer } = row;
  const label = `Actions for ${number}`;
  const items = [
    { id: 'open', label: 'Open' },
    { id: 'preview', label: 'Preview' },
    ...(may('edit-estimates')
      ? [
          { id: 'copy', label: 'Copy as new' },
          { id: 'archive', label: isArchive ? 'Put back' : 'Archive' },
        ]
      : []),
  ];
  const run = (action: string) => {
    setSheetOpen(false);
    if (action === 'preview') onPreview(row);
    else if (action === 'copy') void actions.copy(id);
    else if (action === 'archive') void actions.archive([id], !isArchive);
    else void navigate({ to: '/estimate/$id/new-estimate', params: { id }, search: {} });
  };
  const dots = <Ellipsis aria-hidden="true" />;
  return (
    <>
      <span className={styles['asMenu']}>
        <Menu
          label={label}
          items={items}
          onAction={run}
          trigger={<Button variant="ghost" iconOnly aria-label={label} icon={dots} />}
        />
      </span>
      <span className={styles['asSheet']}>
        <Button variant="ghost" iconOnly aria-label={label} icon={dots} onPress={() => setSheetOpen(true)} />
        <Drawer
          isOpen={isSheetOpen}
          onClose={() => setSheetOpen(false)}
          side="bottom"
          title={customer === '' ? number : `${number} ${customer}`}
        >
          <div className={styles['sheet']}>
            {items.map((item) => (
              <Button key={item.id} size="lg" full onPress={() => run(item.id)}>
                {item.label}
              </Button>
            ))}
          </div>
        </Drawer>
      </span>
    </>
  );
}
