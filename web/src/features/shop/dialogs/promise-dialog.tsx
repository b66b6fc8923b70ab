import { dayText } from '@dre/core/domain/day-text';
import { pastDayRefusal } from '@dre/core/domain/shop/edits/past-day';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { shopLimits } from '@dre/core/domain/shop/model/shop-limits';
import { promiseRemarks } from '@dre/core/domain/shop/wording/promise-remarks';
import { shopRefusalMessage } from '@dre/core/domain/shop/wording/shop-refusal-messages';
import { useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './dialogs.module.css';
import { useToday } from '../open/shop-day.ts';
import { useShop } from '../open/use-shop.ts';
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
      {day !== '' && pastDay === null && day !== last?.day && <Remarks order={order} day={day} />}
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

/** A promise is the person's to give: the remarks stop none. */
function Remarks({ order, day }: { readonly order: RepairOrder; readonly day: string }) {
  const today = useToday();
  const holidays = useShop(({ settings }) => settings.holidays);
  const crew = useShop((state) => state.crew);
  const calendars = crew.flatMap(({ member }) => member.calendar ?? []);
  const remarks = promiseRemarks(order, day, { today, holidays, calendars });
  if (remarks.length === 0) return null;
  const isWarning = remarks.some((remark) => remark.isWarning);
  return (
    <output>
      <Alert tone={isWarning ? 'warning' : 'notice'}>
        <ul className={styles['remarks']}>
          {remarks.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Alert>
    </output>
  );
}
