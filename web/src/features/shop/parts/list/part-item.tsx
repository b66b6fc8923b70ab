import { partCountText } from '@dre/core/domain/catalogue/unit-labels';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx';
import { roles } from '../../../../ui/grid/grid-roles.ts';
import { Pin } from '../../../../ui/layout/Pin.tsx';
import { VisuallyHidden } from '../../../../ui/primitives/VisuallyHidden.tsx';
import { count } from '../../board/view/board-text.ts';
import {
  dayWord,
  draftText,
  givenDays,
  isWaiting,
  openText,
  rowSentence,
  stopsText,
  waitedDays,
} from '../view/part-text.ts';
import type { QueueRow } from '../view/parts-view.ts';
import styles from './list.module.css';

export interface PartItemProps {
  readonly row: QueueRow;
  readonly today: string;
  /** The vendor's usual lead time, for a part that is not ordered. */
  readonly usualDays: number | null;
  readonly isActive: boolean;
  /** The row that Tab stops at. */
  readonly isStop: boolean;
  readonly isSelected: boolean;
  readonly isTouch: boolean;
  /** On a phone, the unfolded row. */
  readonly children?: ReactNode;
  readonly onToggle: (row: QueueRow) => void;
}

/** One part of the desk. */
export function PartItem({ isTouch, isStop, children, ...props }: PartItemProps) {
  const { row, today, isActive, isSelected } = props;
  return (
    <div
      className={styles['item']}
      data-active={isActive || undefined}
      data-selected={isSelected || undefined}
    >
      <div
        role={roles.row}
        data-row={row.key}
        className={isTouch ? styles['touchRow'] : styles['row']}
        tabIndex={isStop ? 0 : -1}
        aria-selected={isSelected}
        aria-label={rowSentence(row, today)}
      >
        {isTouch ? <TouchCells {...props} /> : <Cells {...props} />}
      </div>
      {Boolean(children) && (
        <div role={roles.row}>
          <div role={roles.cell}>{children}</div>
        </div>
      )}
    </div>
  );
}

const onePiece = partCountText(1_000);

/** A single piece needs no words beside a part number. */
function quantityText(row: QueueRow): string {
  const open = openText(row);
  return row.part.work.partNumber !== '' && open === onePiece ? '' : open;
}

type CellsProps = Omit<PartItemProps, 'isTouch' | 'isStop' | 'children'>;

function Cells({ row, today, usualDays, isSelected, onToggle }: CellsProps) {
  const { part, number, estimate, vendor } = row;
  const { description, partNumber, lineNumber } = part.work;
  const about = [quantityText(row), draftText(row)].filter(Boolean).join(', ');
  const waited = waitedDays(row, today);
  return (
    <>
      <span role={roles.cell} className={styles['check']}>
        <Checkbox isSelected={isSelected} tabIndex={-1} onChange={() => onToggle(row)}>
          <VisuallyHidden>{`Select ${description}`}</VisuallyHidden>
        </Checkbox>
      </span>
      <span role={roles.cell} className={styles['part']}>
        <b>{description}</b>
        <small>
          {partNumber !== '' && <span className={styles['id']}>{partNumber}</span>}
          {partNumber !== '' && about !== '' && ', '}
          {about}
        </small>
      </span>
      <span role={roles.cell} className={styles['order']}>
        <Pin number={lineNumber} look="soft" />
        <span>
          <Link to="/shop/orders/$id" params={{ id: row.order }} tabIndex={-1} className={styles['id']}>
            {number}
          </Link>
          <small>{estimate.customer}</small>
        </span>
      </span>
      <span role={roles.cell} className={styles['cut']}>
        {vendor}
      </span>
      <span role={roles.cell} className={styles['day']}>
        <Days row={row} today={today} usualDays={usualDays} />
      </span>
      <span role={roles.cell} className={styles['waits']} data-old={waited > 7 || undefined}>
        {`${String(waited)} d`}
      </span>
      <span role={roles.cell} className={styles['cut']}>
        {stopsText(row)}
      </span>
    </>
  );
}

function TouchCells({ row, today, usualDays, isSelected, onToggle }: CellsProps) {
  const { part, number, estimate, vendor } = row;
  const waited = waitedDays(row, today);
  const from = [
    part.work.partNumber,
    quantityText(row),
    draftText(row),
    `${number} ${estimate.customer}`.trim(),
    vendor,
  ]
    .filter((text) => text !== '')
    .join(', ');
  return (
    <>
      <span role={roles.cell} className={styles['mark']}>
        {isSelected ? (
          <Checkbox isSelected tabIndex={-1} onChange={() => onToggle(row)}>
            <VisuallyHidden>{`Select ${part.work.description}`}</VisuallyHidden>
          </Checkbox>
        ) : (
          <Pin number={part.work.lineNumber} look="soft" />
        )}
      </span>
      <span role={roles.cell} className={styles['part']}>
        <b>{part.work.description}</b>
        <small>{from}</small>
      </span>
      <span role={roles.cell} className={styles['right']}>
        <Days row={row} today={today} usualDays={usualDays} />
        <small data-old={waited > 7 || undefined}>{count(waited, 'day')}</small>
      </span>
    </>
  );
}

/** Earlier days are struck, and the one in force follows. */
function Days({ row, today, usualDays }: Pick<CellsProps, 'row' | 'today' | 'usualDays'>) {
  const { earlier, day } = givenDays(row);
  if (!isWaiting(row.queue)) {
    if (row.queue === 'unchecked') return <b>Here</b>;
    if (row.queue === 'to-order' && row.draftDay !== null) {
      return <span className={styles['usual']}>{`${dayWord(row.draftDay, today)}, once sent`}</span>;
    }
    if (row.queue !== 'to-order' || usualDays === null) return <span className={styles['none']}>–</span>;
    return <span className={styles['usual']}>{`${count(usualDays, 'day')}, usual`}</span>;
  }
  return (
    <>
      {earlier.slice(-2).map((one, at) => (
        <s key={`${one} ${String(at)}`}>{dayWord(one, today)}</s>
      ))}
      <b data-none={day === null || undefined}>{dayWord(day, today)}</b>
    </>
  );
}
