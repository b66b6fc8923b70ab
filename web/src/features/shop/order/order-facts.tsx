import { vehicleTypeLabels } from '@dre/core/domain/catalogue/vehicle-type-labels';
import { orderHours } from '@dre/core/domain/shop/board/order-hours';
import { leftMinutes } from '@dre/core/domain/shop/clock/left-minutes';
import { sum } from '@dre/core/domain/units';
import { feetText } from '@dre/core/domain/feet-text';
import { daysBetween } from '@dre/core/domain/days-between';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dayOf } from '../open/shop-day.ts';
import { hoursOf } from '../board/view/board-text.ts';
import { clockedText } from '../open/clocked-text.ts';
import { shortDay } from '@dre/core/domain/short-day';
import { Clocked } from './clocked.tsx';
import { type OrderNow, useOrderNow } from './order-context.ts';
import styles from './order-facts.module.css';
import { measuresText } from './order-text.ts';

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly note: ReactNode;
}

/** Unit, owner, claim, estimate and hours in one row; small screens have them in a sheet. */
export function OrderFacts() {
  const now = useOrderNow();
  return (
    <dl className={styles['facts']}>
      {factsOf(now).map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            <span>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function factsOf(now: OrderNow): readonly Fact[] {
  const { order, estimate, rights } = now;
  const { unit } = order;
  const type = unit.type === null ? 'Unit' : vehicleTypeLabels[unit.type];
  const { sold, done } = orderHours(order);
  return [
    {
      name: 'Unit',
      value: unit.length === null ? type : `${type}, ${feetText(unit.length)}`,
      note: measuresText(unit),
    },
    ...(rights.seesContacts
      ? [
          {
            name: 'Owner',
            value: estimate.customer || '–',
            note: estimate.estimator && `Estimator ${estimate.estimator}`,
          },
          { name: 'Claim', value: estimate.claim || 'No claim', note: estimate.insurer || 'No insurer' },
        ]
      : []),
    { name: 'Estimate', value: <EstimateLink now={now} />, note: versionNote(now) },
    {
      name: 'Hours',
      value: `${hoursOf(done)} of ${hoursOf(sold)} h done`,
      note: <ClockedNote now={now} />,
    },
  ];
}

/** "11:36 clocked, 17:18 left, day 10"; a technician reads their own time. */
function ClockedNote({ now }: { readonly now: OrderNow }) {
  const { order, time } = now;
  const left = sum([...leftMinutes(order, time.clocked).values()]);
  const isOpen = order.state === 'open' && time.isWhole;
  return (
    <>
      <Clocked>{clockedText(time.total)}</Clocked> {time.isWhole ? 'clocked' : 'clocked by me'}
      {isOpen && (
        <>
          , <Clocked>{clockedText(left)}</Clocked> left
        </>
      )}
      {dayNote(now)}
    </>
  );
}

function EstimateLink({ now: { estimate, order, rights, zone } }: { readonly now: OrderNow }) {
  const agreed = order.authorized.at(-1);
  const when = agreed === undefined ? '' : ` ${agreed.inForce} since ${shortDay(dayOf(zone, agreed.at))}`;
  if (!rights.readsEstimate) return `${estimate.number}${when}`;
  return (
    <>
      <Link to="/estimate/$id/new-estimate" params={{ id: estimate.id }} search={{}}>
        {estimate.number}
      </Link>
      {when}
    </>
  );
}

function versionNote({ order: { pending, authorized }, zone }: OrderNow): string {
  if (pending !== null)
    return `${pending.version} locked ${shortDay(dayOf(zone, pending.since))}, not approved`;
  return authorized.at(-1)?.how === 'own-risk' ? 'At our own risk' : 'Approved';
}

function dayNote({ order: { visits }, today, zone }: OrderNow): string {
  const visit = visits.at(-1);
  if (visit === undefined || visit.out !== null) return '';
  const day = `, day ${String(daysBetween(dayOf(zone, visit.in.at), today) + 1)}`;
  return visits.length === 1 ? day : `${day} since it came back`;
}
