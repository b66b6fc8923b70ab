import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { isOpen } from '@dre/core/domain/shop/model/repair-task';
import { feetText } from '@dre/core/domain/feet-text';
import { fitRefusal } from '@dre/core/domain/shop/edits/opening-edits';
import { fitIssue, type ShopLocation } from '@dre/core/domain/shop/model/shop-location';
import { shopRefusalMessage } from '@dre/core/domain/shop/wording/shop-refusal-messages';
import { useState } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import dialogStyles from '../../dialogs/dialogs.module.css';
import { OrderDialog, type OrderDialogProps, OrderForm, takeFocus } from '../../dialogs/order-dialog.tsx';
import { fitText, isTaken, ordersAt, occupiedText, takenText, useLocations } from '../../open/locations.ts';
import { useShop } from '../../open/use-shop.ts';
import { readMeasure } from './measures.ts';

/** The unit has arrived: it is measured, and somebody says where it stands. */
export function CheckInDialog({ orderId, onClose }: OrderDialogProps) {
  return (
    <OrderDialog orderId={orderId} onClose={onClose} title="Check in">
      {(order) => <CheckInForm order={order} onClose={onClose} />}
    </OrderDialog>
  );
}

const nowhere = 'none';

function CheckInForm({ order, onClose }: { readonly order: RepairOrder; readonly onClose: () => void }) {
  const locations = useLocations();
  const cards = useShop((state) => state.cards);
  const [visitId] = useState(newId);
  const { unit } = order;
  const [texts, setTexts] = useState({
    length: unit.length === null ? '' : feetText(unit.length),
    height: unit.height === null ? '' : feetText(unit.height),
    width: unit.width === null ? '' : feetText(unit.width),
  });
  const [place, setPlace] = useState(nowhere);
  const read = {
    length: readMeasure(texts.length),
    height: readMeasure(texts.height),
    width: readMeasure(texts.width),
  };
  const isRead = read.length.ok && read.height.ok && read.width.ok;
  const measured = {
    length: read.length.ok ? read.length.value : null,
    height: read.height.ok ? read.height.value : null,
    width: read.width.ok ? read.width.value : null,
  };
  const location = locations.find(({ id }) => id === place) ?? null;
  const standing = location === null ? [] : ordersAt(cards, location.id, order.id);
  const taken = location !== null && isTaken(location, standing);
  const unfit = location === null ? null : fitRefusal({ ...unit, ...known(measured) }, location);
  const placeNote = (one: ShopLocation) => {
    const there = ordersAt(cards, one.id, order.id);
    const fit = fitNote({ ...unit, ...known(measured) }, one);
    return there.length === 0 ? fit : `${fit}. ${occupiedText(there)}`;
  };
  const set = (side: keyof typeof texts) => (text: string) => setTexts({ ...texts, [side]: text });
  const errorOf = (side: keyof typeof read) => (read[side].ok ? undefined : read[side].sentence);
  return (
    <OrderForm
      submit={taken ? 'Check in there anyway' : 'Check in'}
      onClose={onClose}
      changes={
        isRead && unfit === null
          ? [{ order: order.id, change: { kind: 'check-in', visitId, location, measured } }]
          : null
      }
      done={`${order.number} is checked in${location === null ? '' : `, ${location.name}`}.${washNote(order)}`}
    >
      <p className={dialogStyles['muted']}>
        Measure the unit with its slides out: a bay it does not fit is refused. An unmeasured height counts as
        13 ft 6 in.
      </p>
      <div className={dialogStyles['pair']}>
        <TextField
          label="Length"
          placeholder="38 ft 4 in"
          inputRef={takeFocus}
          value={texts.length}
          onChange={set('length')}
          error={errorOf('length')}
        />
        <TextField
          label="Height"
          placeholder="13 ft 1 in"
          value={texts.height}
          onChange={set('height')}
          error={errorOf('height')}
        />
        <TextField
          label="Width, slides out"
          placeholder="12 ft"
          value={texts.width}
          onChange={set('width')}
          error={errorOf('width')}
        />
      </div>
      <Select
        label="Where it stands"
        options={[
          { id: nowhere, label: 'Not said' },
          ...locations.map((one) => ({
            id: one.id,
            label: one.name,
            note: placeNote(one),
          })),
        ]}
        value={place}
        onChange={setPlace}
        {...(unfit !== null && { error: shopRefusalMessage(unfit) })}
      />
      {taken && unfit === null && <Alert tone="warning">{takenText(location, standing)}</Alert>}
    </OrderForm>
  );
}

/** Checking in says that the unit is here; the wash is work, open until somebody ticks it. */
function washNote({ tasks }: RepairOrder): string {
  return tasks.some((task) => task.work.phase === 'check-in' && isOpen(task))
    ? ' The wash is still to do.'
    : '';
}

/** A measure not taken now keeps the present one. */
function known<Measures extends object>(measured: Measures): Partial<Measures> {
  return Object.fromEntries(
    Object.entries(measured).filter(([, value]) => value !== null),
  ) as Partial<Measures>;
}

function fitNote(unit: RepairOrder['unit'], location: ShopLocation): string {
  const issue = fitIssue(unit, location);
  return issue === null ? 'Fits' : fitText(issue);
}
