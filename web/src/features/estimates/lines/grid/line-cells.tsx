import { quantityText, unitLabels } from '@dre/core/domain/catalogue/unit-labels';
import { priceAgreement } from '@dre/core/domain/estimates/model/lifecycle/agreed-values';
import type { Line } from '@dre/core/domain/estimates/model/line';
import { Pin } from '../../../../ui/layout/Pin.tsx';
import Check from 'lucide-react/icons/check';
import Image from 'lucide-react/icons/image';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import StickyNote from 'lucide-react/icons/sticky-note';
import type { ReactNode } from 'react';
import { amount, hours, orDash, quantity } from '../../../../lib/text/format.ts';
import type { GridColumn } from '../../../../ui/grid/grid-definition.ts';
import { approvedMark } from '../../lifecycle/life-requests.ts';
import type { GroupRow, ItemRow } from './line-rows.ts';
import type { LineText } from './line-labels.ts';
import styles from '../lines.module.css';

export interface CellText extends LineText {
  readonly photosOf: (line: string) => number;
  /** The insurer's answer to a line; empty without one. */
  readonly answerTo: (line: string) => string;
  /** Number of conflicting values in a cell. */
  readonly valuesOf: (line: string, column: string) => number;
}

/** Cell content in the plain and wide layouts. */
export function lineCell(row: ItemRow, column: string, labels: CellText): ReactNode {
  const { item, amounts } = row;
  const { line } = item;
  switch (column) {
    case 'number':
      return row.isChild ? (
        <CornerDownRight aria-label="Automatic" className={styles['child']} />
      ) : (
        <NumberPin line={line} />
      );
    case 'part':
      return <PartName row={row} labels={labels} />;
    case 'operation':
      return <span className={styles['clip']}>{labels.operation(line.operation)}</span>;
    case 'quantity':
      return isCountless(row) ? '' : <Quantity line={line} />;
    case 'hours':
      return <Hours row={row} />;
    case 'labor':
      return orDash(amounts.labor, amount);
    case 'parts':
      return item.isPriceIncluded ? 'Incl.' : orDash(amounts.part + amounts.sublet + amounts.other, amount);
    case 'total':
      return <strong>{line.source.kind === 'comment' ? '' : orDash(row.total, amount)}</strong>;
    default:
      return null;
  }
}

/** A row of two text lines, for panes with room for three columns only. */
export function lineCard(row: ItemRow, column: string, labels: CellText): ReactNode {
  if (column !== 'part') return lineCell(row, column, labels);
  const { item, amounts } = row;
  const { line } = item;
  const parts = amounts.part + amounts.sublet + amounts.other;
  const facts = [
    labels.operation(line.operation),
    line.quantity === 1_000 && line.unit === 'each' ? '' : `qty ${quantityText(line.quantity, line.unit)}`,
    isIncluded(row) ? 'Incl.' : row.hours === 0 ? '' : `${hours(row.hours)} h`,
    parts === 0 ? '' : `parts ${amount(parts)}`,
  ].filter((fact) => fact !== '');
  return (
    <span className={styles['card']}>
      <PartName row={row} labels={labels} />
      <span className={styles['facts']}>{facts.join(' · ')}</span>
    </span>
  );
}

interface ConflictMarkProps {
  readonly values: number;
  /** Null if the user may not select a value. */
  readonly onSelect: (() => void) | null;
  readonly children: ReactNode;
}

/** A cell with conflicting values: its current value, and a mark that opens the others. */
export function ConflictMark({ values, onSelect, children }: ConflictMarkProps) {
  const mark = `${values} values`;
  return (
    <span className={styles['conflict']}>
      {children}
      {onSelect === null ? (
        <span className={styles['values']}>{mark}</span>
      ) : (
        // Out of the Tab order: the grid is one Tab stop, and Enter on the cell does the same.
        <button type="button" tabIndex={-1} className={styles['values']} onClick={onSelect}>
          {mark}
        </button>
      )}
    </span>
  );
}

export function groupHead(row: GroupRow, columns: readonly GridColumn[]): ReactNode {
  const at = (id: string) => ({ gridColumn: columns.findIndex((column) => column.id === id) + 1 });
  const hasHours = columns.some(({ id }) => id === 'hours');
  return (
    <>
      <span className={styles['fold']}>
        {row.isFolded ? <ChevronRight aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
      </span>
      <span className={styles['groupName']}>
        <strong>{row.name}</strong>
        <small>{row.lines === 1 ? '1 line' : `${row.lines} lines`}</small>
      </span>
      {hasHours && (
        <span className={styles['groupTotal']} style={at('hours')}>
          {orDash(row.hours, hours)}
        </span>
      )}
      <span className={styles['groupTotal']} style={at('total')}>
        {orDash(row.amount, amount)}
      </span>
    </>
  );
}

function isIncluded({ item }: ItemRow): boolean {
  return item.hours.length > 0 && item.hours.every((entry) => entry.isIncluded);
}

/** True if a person decided on the hours or the price instead of the book. */
function isJudged({ item }: ItemRow): boolean {
  const { line, hours: entries } = item;
  const isPriced = line.book !== null && line.price !== null && line.price !== line.book.price;
  return (
    item.isOverridden ||
    isPriced ||
    entries.some(({ source }) => source === 'judgment' || source === 'agreed')
  );
}

function isAgreed({ item: { line, hours: entries } }: ItemRow): boolean {
  return priceAgreement(line) !== undefined || entries.some(({ source }) => source === 'agreed');
}

function NumberPin({ line }: { readonly line: Line }) {
  return (
    <span className={styles['pin']}>
      <Pin number={line.number} look="soft" />
    </span>
  );
}

function PartName({ row, labels }: { readonly row: ItemRow; readonly labels: CellText }) {
  const { line } = row.item;
  const photos = labels.photosOf(line.id);
  const answer = labels.answerTo(line.id);
  const above = row.isChild || row.bookHours === 0 ? 0 : row.hours - row.bookHours;
  const isAbove =
    above > 0 && row.item.hours.some(({ source }) => source === 'judgment' || source === 'agreed');
  return (
    <span className={styles['part']}>
      <span className={styles['description']} title={line.description}>
        {line.description}
      </span>
      {!row.isChild && photos > 0 && (
        <span className={styles['mark']}>
          <Image aria-label="Photos:" />
          {photos}
        </span>
      )}
      {!row.isChild && answer !== '' && (
        <span className={styles['mark']} title="What the insurer said to this line">
          {answer === approvedMark ? <Check aria-label="Approved by the insurer" /> : answer}
        </span>
      )}
      {isAbove && <span className={styles['above']}>+{hours(above)}</span>}
      {isJudged(row) && (
        <span
          className={styles['symbol']}
          title={
            isAgreed(row)
              ? 'Agreed with the insurer: differs from the book'
              : 'Judgment: differs from the book'
          }
        >
          *
        </span>
      )}
      {line.state !== 'firm' && !row.isChild && (
        <span className={styles['state']}>{line.state === 'open' ? 'Open' : 'Possible'}</span>
      )}
      {line.payer !== 'insurer' && !row.isChild && (
        <span className={styles['state']}>{payerMarks[line.payer]}</span>
      )}
      {line.priorDamage !== 'none' && !row.isChild && (
        <span className={styles['state']}>
          {line.priorDamage === 'unrelated' ? 'Prior, not in total' : 'Prior damage'}
        </span>
      )}
      {line.note !== '' && !row.isChild && (
        <span className={styles['mark']}>
          <StickyNote aria-label="Note" />
        </span>
      )}
      {isIncluded(row) && <span className={styles['state']}>Incl.</span>}
    </span>
  );
}

/** A comment, and hours added by a rule, have no quantity. */
function isCountless({ item, amounts, isChild }: ItemRow): boolean {
  return (
    item.line.source.kind === 'comment' || (isChild && amounts.part + amounts.sublet + amounts.other === 0)
  );
}

function Quantity({ line }: { readonly line: Line }) {
  return (
    <>
      {quantity(line.quantity)} <small className={styles['unit']}>{unitLabels[line.unit]}</small>
    </>
  );
}

const payerMarks = { insurer: '', customer: 'Customer', warranty: 'Warranty', excluded: 'Excluded' } as const;

function Hours({ row }: { readonly row: ItemRow }) {
  if (isIncluded(row)) return 'Incl.';
  const isJudgment = row.item.hours.some(
    ({ source }) => source === 'judgment' || source === 'agreed' || source === 'override',
  );
  return <span className={isJudgment ? styles['judged'] : undefined}>{orDash(row.hours, hours)}</span>;
}
