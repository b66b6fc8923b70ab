import type { ListedContent } from '@dre/core/contract/content/content-admin';
import { type KeyboardEvent, useId } from 'react';
import { When } from '../../../lib/text/when.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import styles from './content-admin.module.css';
import { stateLabels } from './kind-labels.ts';

interface ItemListProps {
  readonly items: readonly ListedContent[];
  readonly total: number;
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** All items; the arrow keys move through them. */
export function ItemList({ items, total, openId, onOpen }: ItemListProps) {
  const id = useId();
  return (
    <nav className={styles['list']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        Items <span>{total}</span>
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={styles['row']}
              aria-current={item.id === openId || undefined}
              onClick={() => onOpen(item.id)}
              onKeyDown={walk}
            >
              <b>{item.title.trim() || 'Untitled'}</b>
              <span className={styles['state']}>
                <Badge tone={stateLabels[item.state].tone}>{stateLabels[item.state].name}</Badge>
                <span>
                  {item.from === null && 'edited '}
                  <When at={item.from ?? item.changedAt} />
                  {item.hasChanges && ', changed since'}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {items.length < total && <p className={styles['note']}>The {items.length} changed last are listed.</p>}
    </nav>
  );
}

function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const rows = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
  rows[rows.indexOf(event.currentTarget) + step]?.focus();
  event.preventDefault();
}
