import { localTime, type TimeZone } from '@dre/core/domain/companies/time-zone';
import type { ShopCard } from '@dre/core/contract/shop/shop';
import { type ClockStretch, lengthOf } from '@dre/core/domain/shop/clock/timeline';
import type { ShiftSource } from '@dre/core/domain/shop/clock/shifts';
import type { UtcMinute } from '@dre/core/domain/units';
import Pencil from 'lucide-react/icons/pencil';
import { createElement, useState } from 'react';
import type { ClockState, ClockStore } from '../../../../offline/shop/clock-store.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import { VisuallyHidden } from '../../../../ui/primitives/VisuallyHidden.tsx';
import { timeIn } from '../../open/shop-day.ts';
import { useShop } from '../../open/use-shop.ts';
import { useCompanyZone } from '../../../session/company-zone.ts';
import { targetLabel } from '../clock-labels.ts';
import { dayHoursText, type MyDay } from './my-day.ts';
import styles from './day-card.module.css';
import page from '../my-work.module.css';

const fixDialog = onDemand(async () => (await import('./fix-dialog.tsx')).FixDialog);

interface DayCardProps {
  readonly clock: ClockStore;
  readonly state: ClockState;
  readonly day: MyDay;
  readonly now: UtcMinute;
  readonly shifts: ShiftSource;
}

/** The own day as a ribbon, to the scale of its hours. The same as a list stands behind Fix. */
export function DayCard({ clock, state, day, now, shifts }: DayCardProps) {
  const cards = useShop((shop) => shop.cards);
  const zone = useCompanyZone();
  const [isFixing, setFixing] = useState(false);
  const FixDialog = useOnDemand(fixDialog, isFixing);
  if (day.from === null) return null;
  const from = Math.floor(day.from / 60) * 60;
  const until = Math.max(from + 9 * 60, Math.ceil(now / 60) * 60);
  const span = until - from;
  const at = (minute: number) => `${((minute - from) / span) * 100}%`;
  return (
    <section aria-label="My day" className={`${page['card']} ${styles['day']}`}>
      <header>
        <h2>My day</h2>
        <span>
          {dayHoursText(day)} since {timeIn(zone, day.from * 60_000)}
        </span>
        <Button variant="ghost" icon={<Pencil />} onPress={() => setFixing(true)}>
          Fix
        </Button>
      </header>
      <VisuallyHidden>{dayText(day.stretches, cards, zone)}</VisuallyHidden>
      <div className={styles['ribbon']} aria-hidden="true">
        {day.stretches
          .filter(({ target }) => target.on !== 'off')
          .map((stretch) => (
            <i
              key={`${stretch.punch} ${stretch.target.on}`}
              data-kind={stretch.target.on === 'activity' ? stretch.target.activity : 'work'}
              data-runs={stretch.until === null || undefined}
              style={{ left: at(stretch.from), width: `${(lengthOf(stretch, now) / span) * 100}%` }}
            >
              {stretch.target.on !== 'activity' && targetLabel(stretch.target, cards)}
            </i>
          ))}
      </div>
      <div className={styles['hours']} aria-hidden="true">
        {Array.from({ length: Math.floor(span / 120) + 1 }, (_, index) => from + index * 120).map(
          (minute) => (
            <span key={minute} style={{ left: at(minute) }}>
              {Math.floor(localTime(zone, minute * 60_000).minute / 60) % 12 || 12}
            </span>
          ),
        )}
      </div>
      {FixDialog &&
        createElement(FixDialog, {
          isOpen: isFixing,
          clock,
          state,
          shifts,
          now,
          onClose: () => setFixing(false),
        })}
    </section>
  );
}

function dayText(
  stretches: readonly ClockStretch[],
  cards: ReadonlyMap<string, ShopCard>,
  zone: TimeZone,
): string {
  return stretches
    .map(({ from, target }) => `${timeIn(zone, from * 60_000)} ${targetLabel(target, cards)}`)
    .join(', ');
}
