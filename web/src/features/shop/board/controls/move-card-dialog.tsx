import { type BoardColumn, boardColumns, columnOf } from '@dre/core/domain/shop/board/column';
import { type DragChange, editsOfDrag } from '@dre/core/domain/shop/edits/dragged-card';
import { fitRefusal } from '@dre/core/domain/shop/edits/opening-edits';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import {
  describeDrag,
  dragRefusalMessage,
  type DragSentence,
  waitsOfDrag,
} from '@dre/core/domain/shop/wording/describe-drag';
import { columnLabels } from '@dre/core/domain/shop/wording/order-labels';
import { shopRefusalMessage } from '@dre/core/domain/shop/wording/shop-refusal-messages';
import { useState } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import { RadioGroup } from '../../../../ui/choices/RadioGroup.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { OrderDialog, type OrderDialogProps, OrderForm } from '../../dialogs/order-dialog.tsx';
import { ordersAt, locationOption, useLocations } from '../../open/locations.ts';
import { useShop } from '../../open/use-shop.ts';
import styles from './move-card.module.css';

interface MoveCardDialogProps extends OrderDialogProps {
  /** The column it was dropped on; null asks for one. */
  readonly to: BoardColumn | null;
  /** The sentence once it is done. */
  readonly moved: (column: BoardColumn) => string;
}

/** A card stands where its work stands, so moving it means edits: this lists them and asks once. */
export function MoveCardDialog({ orderId, to, moved, onClose }: MoveCardDialogProps) {
  const title = to === null ? 'Move' : `Move to ${columnLabels[to]}`;
  return (
    <OrderDialog orderId={orderId} onClose={onClose} title={title}>
      {(order) => <MoveForm order={order} to={to} moved={moved} onClose={onClose} />}
    </OrderDialog>
  );
}

type Meant =
  | { readonly kind: 'refused'; readonly sentence: string }
  | {
      readonly kind: 'edits';
      readonly changes: readonly DragChange[];
      readonly listed: readonly DragSentence[];
      /** The waits of the work it finishes. */
      readonly waits: readonly string[];
    };

function meantBy(order: RepairOrder, column: BoardColumn, visitId: string): Meant {
  const edits = editsOfDrag(order, column, () => visitId);
  if (!edits.ok) return { kind: 'refused', sentence: dragRefusalMessage(edits.refusal) };
  const changes = edits.value;
  return { kind: 'edits', changes, listed: describeDrag(order, changes), waits: waitsOfDrag(order, changes) };
}

const nowhere = '';

/** The column after the present one that has work: the usual move. */
function nextColumn(order: RepairOrder, visitId: string): BoardColumn | null {
  const present = columnOf(order);
  const later = boardColumns.slice(present === null ? 0 : boardColumns.indexOf(present) + 1);
  return later.find((column) => meantBy(order, column, visitId).kind === 'edits') ?? null;
}

/** The dialog would begin on its close button. */
function focusChosen(fields: HTMLElement | null): void {
  fields?.querySelector<HTMLElement>('input:checked')?.focus();
}

function MoveForm({
  order,
  to,
  moved,
  onClose,
}: Pick<MoveCardDialogProps, 'to' | 'moved' | 'onClose'> & { readonly order: RepairOrder }) {
  const [visitId] = useState(newId);
  const [column, setColumn] = useState(() => to ?? nextColumn(order, visitId));
  const [place, setPlace] = useState(nowhere);
  const locations = useLocations();
  const cards = useShop((state) => state.cards);
  const location = locations.find(({ id }) => id === place) ?? null;
  const meant = column === null ? null : meantBy(order, column, visitId);
  const isCheckIn = meant?.kind === 'edits' && meant.changes.some(({ kind }) => kind === 'check-in');
  const unfit = isCheckIn && location !== null ? fitRefusal(order.unit, location) : null;
  const isReady = meant?.kind === 'edits' && meant.changes.length > 0 && unfit === null && column !== null;
  return (
    <OrderForm
      submit="Move"
      onClose={onClose}
      changes={
        isReady
          ? meant.changes.map((change) => ({
              order: order.id,
              change: change.kind === 'check-in' ? { ...change, location } : change,
            }))
          : null
      }
      done={() => (column === null ? '' : moved(column))}
    >
      {to === null && (
        <div ref={focusChosen}>
          <ColumnChoice order={order} visitId={visitId} value={column} onChange={setColumn} />
        </div>
      )}
      {meant?.kind === 'refused' && <Alert tone="warning">{meant.sentence}</Alert>}
      {meant?.kind === 'edits' && <MeantEdits meant={meant} />}
      {isCheckIn && locations.length > 0 && (
        <Select
          label="Where it stands"
          options={[
            { id: nowhere, label: 'No location yet' },
            ...locations.map((one) => locationOption(one, order.unit, ordersAt(cards, one.id, order.id))),
          ]}
          value={place}
          onChange={setPlace}
          {...(unfit !== null && { error: shopRefusalMessage(unfit) })}
        />
      )}
    </OrderForm>
  );
}

function MeantEdits({ meant }: { readonly meant: Extract<Meant, { kind: 'edits' }> }) {
  if (meant.changes.length === 0) return <p className={styles['about']}>It stands there already.</p>;
  return (
    <>
      <p className={styles['about']}>A column follows from the work, so this move means:</p>
      <ul className={styles['edits']} aria-label="What this move means">
        {meant.listed.map(({ text, tasks }) => (
          <li key={text}>
            <b>{text}</b>
            {tasks.length > 0 && <span>{namesOf(tasks)}</span>}
          </li>
        ))}
      </ul>
      {meant.waits.length > 0 && (
        <Alert tone="warning" title="This work still waits. Finish it all the same?">
          <ul className={styles['waits']}>
            {meant.waits.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

const mostNames = 6;

function namesOf(tasks: readonly string[]): string {
  const rest = tasks.length - mostNames;
  const names = tasks.slice(0, mostNames).join(', ');
  return rest > 0 ? `${names} and ${String(rest)} more` : names;
}

function ColumnChoice({
  order,
  visitId,
  value,
  onChange,
}: {
  readonly order: RepairOrder;
  readonly visitId: string;
  readonly value: BoardColumn | null;
  readonly onChange: (column: BoardColumn) => void;
}) {
  const present = columnOf(order);
  return (
    <RadioGroup
      label="Column"
      options={boardColumns.map((column) => {
        const meant = meantBy(order, column, visitId);
        const isRefused = column === present || meant.kind === 'refused';
        const note =
          column === present ? 'It stands here.' : meant.kind === 'refused' ? meant.sentence : undefined;
        return {
          id: column,
          label: columnLabels[column],
          isDisabled: isRefused,
          ...(note !== undefined && { note }),
        };
      })}
      value={value}
      onChange={(id) => onChange(id as BoardColumn)}
    />
  );
}
