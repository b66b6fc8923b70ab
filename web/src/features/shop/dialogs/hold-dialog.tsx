import { stepsOf } from '@dre/core/domain/shop/board/steps';
import { pastDayRefusal } from '@dre/core/domain/shop/edits/past-day';
import { type HoldTarget, type ManualHoldKind, manualHoldKinds } from '@dre/core/domain/shop/model/hold';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { shopLimits } from '@dre/core/domain/shop/model/shop-limits';
import { heldWork, stepName } from '@dre/core/domain/shop/wording/describe-shop-edit';
import { holdLabels } from '@dre/core/domain/shop/wording/order-labels';
import { shopRefusalMessage } from '@dre/core/domain/shop/wording/shop-refusal-messages';
import { useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { Select } from '../../../ui/choices/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToday } from '../open/shop-day.ts';
import styles from './dialogs.module.css';
import { OrderDialog, type OrderDialogProps, OrderForm, takeFocus } from './order-dialog.tsx';
import { PlacedHolds } from './placed-holds.tsx';

interface HoldDialogProps extends OrderDialogProps {
  /** The task to hold, if the dialog was opened from one. */
  readonly task?: string | undefined;
}

/** Puts an order, one step or one task of it on hold, and releases holds that were placed by hand. */
export function HoldDialog({ orderId, onClose, task }: HoldDialogProps) {
  return (
    <OrderDialog orderId={orderId} onClose={onClose} title="Hold">
      {(order) => (
        <>
          <PlacedHolds order={order} onReleased={onClose} />
          <HoldForm order={order} task={task} onClose={onClose} />
        </>
      )}
    </OrderDialog>
  );
}

const wholeOrder = 'order';

interface HoldFormProps {
  readonly order: RepairOrder;
  readonly task: string | undefined;
  readonly onClose: () => void;
}

function HoldForm({ order, task, onClose }: HoldFormProps) {
  const today = useToday();
  const choices = targetChoices(order, task);
  const [id] = useState(newId);
  const [kind, setKind] = useState<ManualHoldKind>('customer');
  const [on, setOn] = useState(task ?? wholeOrder);
  const [reason, setReason] = useState('');
  const [expectedEnd, setExpectedEnd] = useState('');
  const [endedBy, setEndedBy] = useState('');
  const target = choices.find((choice) => choice.id === on)?.target ?? { of: 'order' };
  const hold = { id, kind, on: target, reason: reason.trim(), expectedEnd: expectedEnd || null, endedBy };
  const change = { kind: 'place-hold', hold } as const;
  const pastDay = pastDayRefusal(order, change, today);
  const held = heldWork(order, target);
  return (
    <OrderForm
      submit="Place the hold"
      onClose={onClose}
      changes={hold.reason === '' || pastDay !== null ? null : [{ order: order.id, change }]}
      done={`${held === '' ? order.number : `${held} of ${order.number}`} is ${lowerFirst(holdLabels[kind])}.`}
    >
      <div className={styles['pair']}>
        <Select
          label="What it waits for"
          options={manualHoldKinds.map((one) => ({ id: one, label: holdLabels[one] }))}
          value={kind}
          onChange={(chosen) => setKind(chosen as ManualHoldKind)}
        />
        <Select label="What waits" options={choices} value={on} onChange={setOn} />
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
          error={pastDay === null ? undefined : shopRefusalMessage(pastDay)}
        />
        <TextField
          label="Who can end it (optional)"
          maxLength={shopLimits.shortText}
          value={endedBy}
          onChange={setEndedBy}
        />
      </div>
      <p className={styles['muted']}>
        {held === ''
          ? 'Nothing of this order goes on until the hold is released.'
          : `${held} waits; other work of this order goes on.`}{' '}
        Holds for parts, approval and sublet work come and go by themselves.
      </p>
    </OrderForm>
  );
}

interface TargetChoice {
  readonly id: string;
  readonly label: string;
  readonly target: HoldTarget;
}

/** The order, its open steps, and the task the dialog was opened from. */
function targetChoices(order: RepairOrder, task: string | undefined): readonly TargetChoice[] {
  const steps = stepsOf(order).filter(({ isFinished }) => !isFinished);
  const ofTask: HoldTarget | null = task === undefined ? null : { of: 'task', task };
  return [
    { id: wholeOrder, label: 'The whole order', target: { of: 'order' } },
    ...(ofTask === null || task === undefined
      ? []
      : [{ id: task, label: heldWork(order, ofTask), target: ofTask }]),
    ...steps.map(({ key }): TargetChoice => ({
      id: key,
      label: stepName(key),
      target: { of: 'step', step: key },
    })),
  ];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
