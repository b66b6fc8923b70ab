import { locationOf } from '@dre/core/domain/shop/board/unit-location';
import { currentVisit, type RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import type { ShopLocation } from '@dre/core/domain/shop/model/shop-location';
import { shopRefusalMessage } from '@dre/core/domain/shop/wording/shop-refusal-messages';
import { useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { RadioGroup } from '../../../ui/choices/RadioGroup.tsx';
import { isTaken, ordersAt, locationOption, takenText, useLocations } from '../open/locations.ts';
import { useShop } from '../open/use-shop.ts';
import styles from './dialogs.module.css';
import { OrderDialog, type OrderDialogProps, OrderForm } from './order-dialog.tsx';

/** Moves a unit to another bay, booth or yard; one it does not fit is refused with its measures. */
export function MoveUnitDialog({ orderId, onClose }: OrderDialogProps) {
  return (
    <OrderDialog orderId={orderId} onClose={onClose} title="Move the unit">
      {(order) =>
        currentVisit(order) === undefined ? (
          <Alert tone="notice">{shopRefusalMessage({ kind: 'unit-not-here' })}</Alert>
        ) : (
          <MoveForm order={order} onClose={onClose} />
        )
      }
    </OrderDialog>
  );
}

const nowhere = 'nowhere';

function MoveForm({ order, onClose }: { readonly order: RepairOrder; readonly onClose: () => void }) {
  const locations = useLocations();
  const cards = useShop((state) => state.cards);
  const present = locationOf(order);
  const [moveId] = useState(newId);
  const [chosen, setChosen] = useState<string | null>(present?.id ?? null);
  const location = locations.find(({ id }) => id === chosen) ?? null;
  const isMove = chosen !== null && chosen !== (present?.id ?? nowhere);
  const numbersAt = (at: string) => ordersAt(cards, at, order.id);
  const taken = location !== null && isMove && isTaken(location, numbersAt(location.id));
  const option = (one: ShopLocation) =>
    one.id === present?.id
      ? { id: one.id, label: one.name, note: 'It stands here now.' }
      : locationOption(one, order.unit, numbersAt(one.id));
  return (
    <OrderForm
      submit={taken ? 'Move it there anyway' : 'Move'}
      onClose={onClose}
      changes={isMove ? [{ order: order.id, change: { kind: 'move-unit', moveId, location } }] : null}
      done={
        location === null
          ? `${order.number} stands in no location.`
          : `${order.number} moved to ${location.name}.`
      }
    >
      {locations.length === 0 ? (
        <p className={styles['muted']}>The shop has no bays, booths or yards yet.</p>
      ) : (
        <RadioGroup
          label="Where to"
          options={[
            ...locations.map(option),
            { id: nowhere, label: 'No location', note: 'Nobody knows, or it is on the way.' },
          ]}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {taken && <Alert tone="warning">{takenText(location, numbersAt(location.id))}</Alert>}
    </OrderForm>
  );
}
