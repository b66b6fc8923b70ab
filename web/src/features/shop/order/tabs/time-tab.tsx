import type { TimeZone } from '@dre/core/domain/companies/time-zone';
import { boundsOf } from '@dre/core/domain/shop/clock/day-time';
import type { ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import Clock from 'lucide-react/icons/clock';
import { weekDay } from '@dre/core/domain/short-day';
import { createElement, useState } from 'react';
import { dayName } from '../../../../lib/text/format.ts';
import { Badge } from '../../../../ui/feedback/Badge.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import { useMay } from '../../../session/use-may.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { clockedText } from '../../open/clocked-text.ts';
import { correctionText } from '../../open/correction-text.ts';
import { timeIn } from '../../open/shop-day.ts';
import { useOrderNow } from '../order-context.ts';
import { SettlePunch } from './settle-punch.tsx';
import { targetText } from './target-text.ts';
import { type DayRow, type StretchRow, timeRows } from './time-rows.ts';
import styles from './lists.module.css';

const personDay = onDemand(async () => (await import('./person-day-dialog.tsx')).PersonDayDialog);

/** Time clocked on the order, by day and person, the latest day first. A technician sees their own. */
export function TimeTab() {
  const { time, zone } = useOrderNow();
  if (time.state === 'reading') return <Skeleton shape="block" />;
  if (time.state === 'failed') {
    return <ErrorState title="The time could not be read">It is read again with the next press.</ErrorState>;
  }
  if (time.stretches.length === 0) {
    return (
      <EmptyState icon={<Clock />} title="No time yet">
        Time somebody clocks on this order appears here.
      </EmptyState>
    );
  }
  return (
    <div className={styles['time']}>
      {timeRows(time, zone).map((day) => (
        <Day key={day.day} row={day} />
      ))}
    </div>
  );
}

function Day({ row: { day, clocked: ofDay, people } }: { readonly row: DayRow }) {
  const { today, zone, time } = useOrderNow();
  const mayCorrect = useMay()('correct-all-punches');
  const [fixing, setFixing] = useState<{ readonly crew: string; readonly name: string }>();
  const { closedUntil } = time;
  const isClosed = closedUntil !== null && boundsOf(zone, day).until * 60_000 <= Date.parse(closedUntil);
  const Dialog = useOnDemand(personDay, fixing !== undefined);
  return (
    <section aria-label={day}>
      <h2>
        {dayName(day, today)}
        <span>{`${clockedText(ofDay)} h`}</span>
      </h2>
      {people.map(({ crew, name, clocked: ofPerson, stretches }) => (
        <div key={crew} className={styles['person']}>
          <h3>
            {name}
            {isClosed && <small>Pay period closed</small>}
            {mayCorrect && !isClosed && (
              <Button
                variant="ghost"
                aria-label={`Fix the times of ${name} on ${weekDay(day)}`}
                onPress={() => setFixing({ crew, name })}
              >
                Fix
              </Button>
            )}
            <span>{`${clockedText(ofPerson)} h`}</span>
          </h3>
          <ul>
            {stretches.map((one) => (
              <Stretch key={one.stretch.punch} row={one} />
            ))}
          </ul>
        </div>
      ))}
      {fixing !== undefined &&
        Dialog &&
        createElement(Dialog, {
          ...fixing,
          day,
          onCorrected: time.readAgain,
          onClose: () => setFixing(undefined),
        })}
    </section>
  );
}

function Stretch({ row: { stretch, clocked } }: { readonly row: StretchRow }) {
  const { order, zone, time } = useOrderNow();
  const { from, until, isAssumed } = stretch;
  const label = (target: ClockTarget) => targetText(target, order);
  return (
    <li>
      <span>
        {targetText(stretch.target, order)}
        {time.corrections
          .filter(({ trace }) => trace.punch === stretch.punch)
          .map(({ trace }) => (
            <small key={trace.id}>{correctionText(trace, { zone, label })}</small>
          ))}
      </span>
      <span className={styles['note']}>
        {momentOf(zone, from)} to {until === null ? 'now' : momentOf(zone, until)}
      </span>
      {until === null && <Badge tone="blue">Running</Badge>}
      {isAssumed && <Badge tone="amber">End assumed</Badge>}
      {stretch.isMarked && <SettlePunch {...stretch} />}
      <span className={styles['length']}>{`${clockedText(clocked)} h`}</span>
    </li>
  );
}

function momentOf(zone: TimeZone, minute: number): string {
  return timeIn(zone, minute * 60_000);
}
