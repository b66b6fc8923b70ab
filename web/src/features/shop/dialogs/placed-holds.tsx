import { dayText } from '@dre/core/domain/day-text';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { heldWork } from '@dre/core/domain/shop/wording/describe-shop-edit';
import { holdLabels } from '@dre/core/domain/shop/wording/order-labels';
import { useState } from 'react';
import type { OrderChange } from '../../../offline/shop/apply-order-changes.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useShopStore } from '../open/use-shop.ts';
import styles from './dialogs.module.css';
import { useMayEndHold } from './may-end-hold.ts';
import { OrderDialog, type OrderDialogProps } from './order-dialog.tsx';
import { writeOrder } from './write-order.ts';

/** Holds that were placed and sublet work that is out, each with the press that ends it. */
export function ReleaseDialog({ orderId, onClose }: OrderDialogProps) {
  return (
    <OrderDialog orderId={orderId} onClose={onClose} title="Release a hold">
      {(order) => <PlacedHolds order={order} onReleased={onClose} />}
    </OrderDialog>
  );
}

interface PlacedHoldsProps {
  readonly order: RepairOrder;
  readonly onReleased: () => void;
}

/** A row names the step that waits; two holds for the same reason are told apart by it. */
export function PlacedHolds({ order, onReleased }: PlacedHoldsProps) {
  const store = useShopStore();
  const rows = useHoldRows(order);
  const [refused, setRefused] = useState<string | null>(null);
  if (rows.length === 0) return null;
  const end = ({ change, done }: HoldRow) => {
    const refusal = writeOrder(store, [{ order: order.id, change }], done);
    setRefused(refusal);
    if (refusal === null) onReleased();
  };
  return (
    <>
      {refused !== null && (
        <Alert tone="error" role="alert">
          {refused}
        </Alert>
      )}
      <ul className={styles['list']} aria-label="Holds in force">
        {rows.map((row) => (
          <li key={row.id} className={styles['row']}>
            <span>
              <b>{row.name}</b>, {row.about}
            </span>
            {row.mayEnd && <Button onPress={() => end(row)}>{row.label}</Button>}
          </li>
        ))}
      </ul>
    </>
  );
}

interface HoldRow {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly label: string;
  readonly mayEnd: boolean;
  readonly change: OrderChange['change'];
  readonly done: string;
}

function useHoldRows(order: RepairOrder): readonly HoldRow[] {
  const mayEnd = useMayEndHold();
  const until = (day: string | null, word: string) => (day === null ? '' : `, ${word} ${dayText(day)}`);
  const named = (label: string, held: string) => (held === '' ? label : `${held}: ${lowerFirst(label)}`);
  const placed = order.holds
    .filter(({ released }) => released === null)
    .map(({ id, kind, on, reason, expectedEnd, placedBy }): HoldRow => {
      const held = heldWork(order, on);
      return {
        id,
        name: named(holdLabels[kind], held),
        about: `${reason.replace(/[.\s]+$/, '')}${until(expectedEnd, 'until')}`,
        label: 'Release',
        mayEnd: mayEnd.release({ placedBy }),
        change: { kind: 'release-hold', holdId: id },
        done: `${held === '' ? order.number : `${held} of ${order.number}`} is no longer ${lowerFirst(holdLabels[kind])}.`,
      };
    });
  const out = order.outings
    .filter(({ back }) => back === null)
    .map(({ id, step, vendor, expectedBack }): HoldRow => {
      const held = step === null ? '' : heldWork(order, { of: 'step', step });
      return {
        id,
        name: named(holdLabels.sublet, held),
        about: `with ${vendor}${until(expectedBack, 'back')}`,
        label: 'It is back',
        mayEnd: mayEnd.takeBack,
        change: { kind: 'take-back', outingId: id },
        done: `${held === '' ? order.number : `${held} of ${order.number}`} is back from ${vendor}.`,
      };
    });
  return [...placed, ...out];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
