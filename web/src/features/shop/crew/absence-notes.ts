import type { ShopCard } from '@dre/core/contract/shop/shop';
import { dayAfter, type TimeZone } from '@dre/core/domain/companies/time-zone';
import { byDay, workedMinutes } from '@dre/core/domain/shop/clock/day-time';
import { timeline } from '@dre/core/domain/shop/clock/timeline';
import type { Absence } from '@dre/core/domain/shop/model/absence';
import type { ClockEntry } from '@dre/core/domain/shop/model/clock-entry';
import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import { hasHours, usualHoursOn } from '@dre/core/domain/shop/model/work-calendar';
import { shortDay, weekDay } from '@dre/core/domain/short-day';
import type { UtcMinute } from '@dre/core/domain/units';
import { clockedText } from '../open/clocked-text.ts';

interface KnownOfPerson {
  readonly member: CrewMember;
  readonly cards: readonly ShopCard[];
  readonly entries: readonly ClockEntry[];
  readonly zone: TimeZone;
  readonly now: UtcMinute;
}

/** Sentences about days away: work given to the person, time they clocked, and days they do not work anyhow. Nothing of it changes. */
export function absenceNotes(
  { from, until }: Pick<Absence, 'from' | 'until'>,
  { member, cards, entries, zone, now }: KnownOfPerson,
): readonly string[] {
  const assigned = cards.filter(
    ({ card }) =>
      card.state === 'open' &&
      card.steps.some(({ people, isFinished }) => !isFinished && people.includes(member.id)),
  );
  const clocked = byDay(timeline(entries), zone, now)
    .filter(({ day }) => from <= day && day <= until)
    .map(({ day, stretches }) => ({ day, minutes: workedMinutes(stretches, now) }))
    .filter(({ minutes }) => minutes > 0);
  return [
    ...(assigned.length === 0 ? [] : [`Open work of ${member.name} stays theirs: ${ordersText(assigned)}.`]),
    ...clocked.map(
      ({ day, minutes }) =>
        `${clockedText(minutes)} h are clocked on ${weekDay(day)}. They stay as they are.`,
    ),
    ...(isFree(member, { from, until }) ? [`${member.name} has no hours on these days.`] : []),
  ];
}

function ordersText(cards: readonly ShopCard[]): string {
  return cards
    .map(({ card: { number, promise } }) =>
      promise === null ? number : `${number}, promised for ${shortDay(promise.day)}`,
    )
    .join('; ');
}

/** A year of days is enough to know. */
const mostDays = 366;

function isFree({ calendar }: CrewMember, { from, until }: Pick<Absence, 'from' | 'until'>): boolean {
  if (calendar === null || !hasHours(calendar)) return false;
  for (let day = from, count = 0; day <= until && count < mostDays; day = dayAfter(day, 1), count += 1) {
    if (usualHoursOn(calendar, day).length > 0) return false;
  }
  return true;
}
