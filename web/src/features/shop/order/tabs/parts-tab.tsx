import type { RepairPart } from '@dre/core/domain/shop/model/repair-part';
import { expectedDays } from '@dre/core/domain/shop/parts/expected-day';
import { partDefect } from '@dre/core/domain/shop/parts/part-defect';
import { partQuantities } from '@dre/core/domain/shop/parts/part-quantities';
import { queuedParts } from '@dre/core/domain/shop/parts/part-queues';
import Package from 'lucide-react/icons/package';
import { createElement, useState } from 'react';
import { quantity } from '../../../../lib/text/format.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Badge } from '../../../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import { shortDay } from '@dre/core/domain/short-day';
import { toCount } from '../../parts/view/counting.ts';
import { useMay } from '../../../session/use-may.ts';
import { useOrderNow } from '../order-context.ts';
import { costSentence, partState, type PartTone } from '../order-text.ts';
import styles from './lists.module.css';

/** The parts of this order: what is here, what is to come and when. */
export function PartsTab() {
  const { order } = useOrderNow();
  if (order.parts.length === 0) {
    return (
      <EmptyState icon={<Package />} title="No parts">
        No line of this order asks for a part.
      </EmptyState>
    );
  }
  const cost = costSentence(order.parts);
  return (
    <>
      <ul className={styles['rows']} aria-label="Parts">
        {order.parts.map((part) => (
          <PartLine key={part.work.key} part={part} />
        ))}
      </ul>
      {cost !== '' && <p className={styles['sum']}>{cost}</p>}
    </>
  );
}

const tones: Readonly<Record<PartTone, 'green' | 'amber' | 'red' | 'neutral'>> = {
  here: 'green',
  due: 'neutral',
  late: 'red',
  waiting: 'amber',
};

const receiveDialog = onDemand(async () => (await import('../dialogs/receive-dialog.tsx')).ReceiveDialog);

function PartLine({ part }: { readonly part: RepairPart }) {
  const { today } = useOrderNow();
  const { work, orders } = part;
  const { wanted, inUse, onTheWay, toOrder, damagedHere, surplus } = partQuantities(part);
  const { tone, text } = partState(part, today);
  const vendor = orders.at(-1)?.vendor ?? '';
  const earlier = expectedDays(part)
    .slice(0, -1)
    .flatMap(({ day }) => (day === null ? [] : [shortDay(day)]));
  return (
    <li className={styles['row']}>
      <span className={styles['pin']}>{work.lineNumber}</span>
      <div className={styles['what']}>
        <b>{work.description}</b>
        <span className={styles['note']}>
          {[work.partNumber, vendor, `${quantity(inUse)} of ${quantity(wanted)} here`]
            .concat(onTheWay > 0 ? `${quantity(onTheWay)} on the way` : [])
            .concat(toOrder > 0 && toOrder < wanted ? `${quantity(toOrder)} to order` : [])
            .concat(damagedHere > 0 ? `${quantity(damagedHere)} ${partDefect(part)}, to return` : [])
            .concat(surplus > 0 ? `${quantity(surplus)} too many, to return` : [])
            .filter((one) => one !== '')
            .join(', ')}
        </span>
        {earlier.length > 0 && (
          <span className={styles['note']}>
            Was expected <s>{earlier.join(', ')}</s>
          </span>
        )}
      </div>
      <Badge tone={tones[tone]}>{text}</Badge>
      <Receive part={part} />
    </li>
  );
}

/** Opens the count of the parts desk for what is on the way, or arrived and was not counted. */
function Receive({ part }: { readonly part: RepairPart }) {
  const { order, today } = useOrderNow();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const Receiving = useOnDemand(receiveDialog, isOpen);
  const mayReceive = may('handle-parts') || may('receive-parts');
  const row = queuedParts([order], today).find((queued) => queued.part.work.key === part.work.key);
  if (row === undefined || toCount(row) === 0 || !mayReceive || order.state !== 'open') return null;
  return (
    <div className={styles['actions']}>
      <Button aria-label={`Receive ${part.work.description}`} onPress={() => setOpen(true)}>
        Receive
      </Button>
      {isOpen && Receiving && createElement(Receiving, { row, onClose: () => setOpen(false) })}
    </div>
  );
}
