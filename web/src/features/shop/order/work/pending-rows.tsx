import FilePenLine from 'lucide-react/icons/file-pen-line';
import { Badge } from '../../../../ui/feedback/Badge.tsx';
import { clockedText } from '../../open/clocked-text.ts';
import { hoursOf } from '../../board/view/board-text.ts';
import { useOrderNow } from '../order-context.ts';
import type { TreeRows } from './use-tree-rows.ts';
import styles from './work-grid.module.css';
import type { PendingRow } from './work-rows.ts';

interface PendingRowsProps {
  readonly rows: readonly PendingRow[];
  readonly tree: TreeRows;
}

const verbs = { added: '', changed: ' changes it', withdrawn: ' takes it out' } as const;

/** Work of a version nobody agreed to: hatched, without a tick, outside of every sum. */
export function PendingRows({ rows, tree }: PendingRowsProps) {
  const { isWhole } = useOrderNow().time;
  return rows.map(({ key, work, version, change, sold }) => (
    <tr
      key={key}
      ref={tree.ref(key)}
      className={styles['pending']}
      aria-level={2}
      tabIndex={tree.active === key ? 0 : -1}
      onFocus={() => tree.onFocus(key)}
    >
      <td {...gridcell}>
        <span className={styles['line']}>
          <span className={styles['pin']} data-look="pending">
            <span>{work.lineNumber}</span>
          </span>
          <span className={styles['words']}>
            <span className={styles['name']}>{work.description}</span>
          </span>
          <span className={styles['marks']}>
            <Badge tone="violet" icon={<FilePenLine aria-hidden="true" />}>
              {`${version}${verbs[change]}, not approved`}
            </Badge>
          </span>
        </span>
      </td>
      <td {...gridcell} className={styles['sold']}>
        {signed(sold, change, hoursOf)}
      </td>
      <td {...gridcell} className={styles['clocked']}>
        –
      </td>
      {isWhole && (
        <td {...gridcell} className={styles['left']}>
          {signed(sold, change, clockedText)}
        </td>
      )}
      <td {...gridcell} className={styles['end']}>
        <span className={styles['dashed']} aria-hidden="true" />
      </td>
    </tr>
  ));
}

const gridcell = { role: 'gridcell' } as const;

function signed(minutes: number, change: PendingRow['change'], text: (minutes: number) => string): string {
  if (change === 'added') return text(minutes);
  return `${minutes < 0 ? '−' : '+'}${text(Math.abs(minutes))}`;
}
