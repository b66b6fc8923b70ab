import { dayText } from '@dre/core/domain/day-text';
import { pastDayRefusal } from '@dre/core/domain/shop/edits/past-day';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { shopLimits } from '@dre/core/domain/shop/model/shop-limits';
import { shopRefusalMessage } from '@dre/core/domain/shop/wording/shop-refusal-messages';
import { useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './dialogs.module.css';
import { useToday } from '../open/shop-day.ts';
import { OrderDialog, type OrderDialogProps, OrderForm, takeFocus } from './order-dialog.tsx';

/** Gives the owner a day. Earlier promises stay on record, so a changed one needs its reason. */
export function PromiseDialog({ orderId, onClose }: OrderDialogProps) {
  return (
    <OrderDialog orderId={orderId} onClose={onClose} title="Promise">
      {(order) => <PromiseForm order={order} onClose={onClose} />}
    </OrderDialog>
  );
}

function PromiseForm({ order, onClose }: { readonly order: RepairOrder; readonly onClose: () => void }) {
  const { promises } = order;
  const today = useToday();
  const last = promises.at(-1);
  const [id] = useState(newId);
  const [day, setDay] = useState(last?.day ?? '');
  const [reason, setReason] = useState('');
  const promise = { id, day, reason: reason.trim() };
  const change = { kind: 'promise', promise } as const;
  const pastDay = day === '' ? null : pastDayRefusal(order, change, today);
  const isReady =
    day !== '' && pastDay === null && (last === undefined || (day !== last.day && promise.reason !== ''));
  return (
    <OrderForm
      submit="Promise this day"
      onClose={onClose}
      changes={isReady ? [{ order: order.id, change }] : null}
      done={`${order.number} is promised for ${dayText(day)}.`}
    >
      {promises.length > 0 && (
        <ol className={styles['list']} aria-label="Promises so far">
          {promises.map((one) => (
            <li key={one.id}>
              <span className={one === last ? undefined : styles['was']}>{dayText(one.day)}</span>
              {one.reason !== '' && <span className={styles['muted']}> {one.reason}</span>}
            </li>
          ))}
        </ol>
      )}
      <TextField
        label="Day"
        type="date"
        isRequired
        inputRef={takeFocus}
        value={day}
        onChange={setDay}
        error={pastDay === null ? undefined : shopRefusalMessage(pastDay)}
      />
      <TextField
        label={last === undefined ? 'Note (optional)' : 'Why it changes'}
        isRequired={last !== undefined}
        maxLength={shopLimits.shortText}
        value={reason}
        onChange={setReason}
      />
    </OrderForm>
  );
}
