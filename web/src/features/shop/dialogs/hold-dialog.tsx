import { dayText } from '@dre/core/domain/day-text';
import { stepsOf } from '@dre/core/domain/shop/board/steps';
import {
  type Hold,
  type HoldTarget,
  type ManualHoldKind,
  manualHoldKinds,
} from '@dre/core/domain/shop/model/hold';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { shopLimits } from '@dre/core/domain/shop/model/shop-limits';
import { holdLabels } from '@dre/core/domain/shop/wording/order-labels';
import { stepName } from '@dre/core/domain/shop/wording/describe-shop-edit';
import { useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useShopStore } from '../open/use-shop.ts';
import styles from './dialogs.module.css';
import { OrderDialog, type OrderDialogProps, OrderForm, takeFocus } from './order-dialog.tsx';
import { writeOrder } from './write-order.ts';

/** Puts an order, or one step of it, on hold, and releases holds that were placed by hand. */
export function HoldDialog({ orderId, onClose }: OrderDialogProps) {
  return (
    <OrderDialog orderId={orderId} onClose={onClose} title="Hold">
      {(order) => (
        <>
          <PlacedHolds order={order} onReleased={onClose} />
          <HoldForm order={order} onClose={onClose} />
        </>
      )}
    </OrderDialog>
  );
}

/** The holds in force, to release one of them. */
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

function PlacedHolds({ order, onReleased }: PlacedHoldsProps) {
  const store = useShopStore();
  const placed = order.holds.filter(({ released }) => released === null);
  if (placed.length === 0) return null;
  const release = ({ id, kind }: Hold) => {
    const refused = writeOrder(
      store,
      [{ order: order.id, change: { kind: 'release-hold', holdId: id } }],
      `${order.number} is no longer ${lowerFirst(holdLabels[kind])}.`,
    );
    if (refused === null) onReleased();
  };
  return (
    <ul className={styles['list']} aria-label="Holds in force">
      {placed.map((hold) => (
        <li key={hold.id} className={styles['row']}>
          <span>
            <b>{holdLabels[hold.kind]}</b>, {hold.reason.replace(/[.\s]+$/, '')}
            {hold.expectedEnd !== null && `, until ${dayText(hold.expectedEnd)}`}
          </span>
          <Button onPress={() => release(hold)}>Release</Button>
        </li>
      ))}
    </ul>
  );
}

const wholeOrder = 'order';

function HoldForm({ order, onClose }: { readonly order: RepairOrder; readonly onClose: () => void }) {
  const [id] = useState(newId);
  const [kind, setKind] = useState<ManualHoldKind>('customer');
  const [on, setOn] = useState(wholeOrder);
  const [reason, setReason] = useState('');
  const [expectedEnd, setExpectedEnd] = useState('');
  const [endedBy, setEndedBy] = useState('');
  const target: HoldTarget = on === wholeOrder ? { of: 'order' } : { of: 'step', step: on };
  const hold = { id, kind, on: target, reason: reason.trim(), expectedEnd: expectedEnd || null, endedBy };
  const open = stepsOf(order).filter(({ isFinished }) => !isFinished);
  return (
    <OrderForm
      submit="Place the hold"
      onClose={onClose}
      changes={hold.reason === '' ? null : [{ order: order.id, change: { kind: 'place-hold', hold } }]}
      done={`${order.number} is ${lowerFirst(holdLabels[kind])}.`}
    >
      <div className={styles['pair']}>
        <Select
          label="What it waits for"
          options={manualHoldKinds.map((one) => ({ id: one, label: holdLabels[one] }))}
          value={kind}
          onChange={(chosen) => setKind(chosen as ManualHoldKind)}
        />
        <Select
          label="What waits"
          options={[
            { id: wholeOrder, label: 'The whole order' },
            ...open.map(({ key }) => ({ id: key, label: stepName(key) })),
          ]}
          value={on}
          onChange={setOn}
        />
      </div>
      <TextField
        label="Reason"
        isRequired
        inputRef={takeFocus}
        maxLength={shopLimits.shortText}
        value={reason}
        onChange={setReason}
      />
      <div className={styles['pair']}>
        <TextField
          label="Expected end (optional)"
          type="date"
          value={expectedEnd}
          onChange={setExpectedEnd}
        />
        <TextField
          label="Who can end it (optional)"
          maxLength={shopLimits.shortText}
          value={endedBy}
          onChange={setEndedBy}
        />
      </div>
      <p className={styles['muted']}>
        {on === wholeOrder
          ? 'Nothing of this order goes on until the hold is released.'
          : 'Other work of this order goes on.'}{' '}
        Holds for parts, approval and sublet work come and go by themselves.
      </p>
    </OrderForm>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
