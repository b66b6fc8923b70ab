import type { EstimateRow } from '@dre/core/contract/estimates/estimate-list';
import { statusOf } from '@dre/core/domain/estimates/model/lifecycle/status';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { orDash, price } from '../../../lib/text/format.ts';
import { When } from '../../../lib/text/when.tsx';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import styles from './dashboard.module.css';

interface EstimateItemsProps {
  readonly label: string;
  readonly rows: readonly EstimateRow[];
  /** At the end of each row. */
  readonly note: (row: EstimateRow) => ReactNode;
  readonly hasStatus?: boolean;
}

/** A list of estimates. The whole row is a link; arrow keys go from one to the next. */
export function EstimateItems({ label, rows, note, hasStatus = false }: EstimateItemsProps) {
  const list = useRef<HTMLUListElement>(null);
  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    if (by === undefined || at < 0) return;
    event.preventDefault();
    links[Math.max(0, Math.min(links.length - 1, at + by))]?.focus();
  };
  return (
    <>
      {hasStatus && <Heads />}
      <ul
        ref={list}
        aria-label={label}
        className={hasStatus ? `${styles['items']} ${styles['wide']}` : styles['items']}
      >
        {rows.map((row) => (
          <li key={row.id}>
            <Link
              to="/estimate/$id/new-estimate"
              params={{ id: row.id }}
              search={{}}
              className={styles['item']}
              onKeyDown={move}
            >
              <span className={styles['who']}>
                <b>{row.customer || 'No name yet'}</b>
                <span>
                  <span className={styles['mono']}>{row.number}</span> {row.vehicle}
                </span>
              </span>
              {hasStatus && (
                <span className={styles['chip']}>
                  <StatusChip status={statusOf(row)} />
                </span>
              )}
              <span className={styles['much']}>
                <b>{orDash(row.total, price)}</b>
                <span>{note(row)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Above the columns of a wide screen. Each row says by itself what it is. */
function Heads() {
  return (
    <div className={styles['heads']} aria-hidden="true">
      <span className={styles['who']}>
        <span>Customer</span>
        <span>Estimate and vehicle</span>
      </span>
      <span className={styles['chip']}>Status</span>
      <span className={styles['much']}>
        <span>Updated</span>
        <span>Total</span>
      </span>
    </div>
  );
}

export function updated({ updatedAt }: EstimateRow): ReactNode {
  return <When at={updatedAt} />;
}
