import { dayIn, type TimeZone } from '@dre/core/domain/companies/time-zone';
import type { Doubt, DoubtfulStretch } from '@dre/core/domain/shop/clock/pay-period-hours';
import { effectivePresses } from '@dre/core/domain/shop/clock/timeline';
import type { ClockEntry } from '@dre/core/domain/shop/model/clock-entry';
import { weekDay } from '@dre/core/domain/short-day';
import { minuteOf, type UtcMinute } from '@dre/core/domain/units';
import type { ShopReply } from '../../../../offline/shop/shop-transport.ts';
import { clockedText } from '../../open/clocked-text.ts';
import { timeIn } from '../../open/shop-day.ts';

interface ReadPeriod {
  readonly entries: readonly ClockEntry[];
  readonly closedUntil: string | null;
  readonly now: number;
}

/** The period begins where the last one ended, the first one with the first press that is read. */
export function firstMinute({ entries, closedUntil, now }: ReadPeriod): UtcMinute {
  if (closedUntil !== null) return minuteOf(Date.parse(closedUntil));
  const first = Math.min(now, ...effectivePresses(entries).map(({ at }) => at));
  return minuteOf(first);
}

export function personName(crew: ShopReply['crew'], person: string): string {
  return crew.find(({ member }) => member.id === person)?.member.name ?? 'Somebody who left the crew';
}

/** "Lee, Tue, Nov 10: nobody clocked out after 7:02 AM; counted until 5:00 PM." */
export function doubtText(name: string, { doubt, stretch }: DoubtfulStretch, zone: TimeZone): string {
  const at = (minute: number) => timeIn(zone, minute * 60_000);
  const { from, until } = stretch;
  const [began, ended] = [at(from), until === null ? 'now' : at(until)];
  const words: Record<Doubt, string> = {
    open: `runs from ${began} past the end of the period.`,
    assumed:
      stretch.target.on === 'off'
        ? `no clock-out after ${began}; none of it counts.`
        : `no clock-out after ${began}; it counts until ${ended}, as assumed.`,
    marked: `the PIN was wrong at ${began}, and nobody settled it.`,
    long: `${clockedText((until ?? from) - from)} h without a press, from ${began} to ${ended}.`,
  };
  return `${name}, ${weekDay(dayIn(zone, from * 60_000))}: ${words[doubt]}`;
}
