import type { OrderStretch } from '@dre/core/contract/shop/clock';
import { dayIn, type TimeZone } from '@dre/core/domain/companies/time-zone';
import { tenthsOfMinutes, tenthsOfParts } from '@dre/core/domain/rounding';
import { lengthOf } from '@dre/core/domain/shop/clock/timeline';
import { noTime, sum, type TenthHours, type UtcMinute } from '@dre/core/domain/units';
import type { OrderTime } from '../order-context.ts';

export interface StretchRow {
  readonly stretch: OrderStretch;
  readonly hours: TenthHours;
}

export interface PersonRow {
  readonly crew: string;
  readonly name: string;
  readonly hours: TenthHours;
  readonly stretches: readonly StretchRow[];
}

export interface DayRow {
  readonly day: string;
  readonly hours: TenthHours;
  readonly people: readonly PersonRow[];
}

/** The latest day first. Hours add up: stretches to their person, persons to the day, days to the order. */
export function timeRows(
  { stretches, total, until }: Pick<OrderTime, 'stretches' | 'total' | 'until'>,
  zone: TimeZone,
): readonly DayRow[] {
  const days = groups(stretches, ({ from }) => dayIn(zone, from * 60_000)).toSorted(([one], [other]) =>
    one < other ? 1 : -1,
  );
  return shared(tenthsOfMinutes(total), days, until).map(({ key: day, own, hours }) => ({
    day,
    hours,
    people: shared(
      hours,
      groups(own, ({ crew }) => crew),
      until,
    ).map((person) => ({
      crew: person.key,
      name: person.own[0]?.name ?? '',
      hours: person.hours,
      stretches: shared(
        person.hours,
        groups(person.own, ({ punch }) => punch),
        until,
      ).flatMap((one) => one.own.map((stretch) => ({ stretch, hours: one.hours }))),
    })),
  }));
}

type Group = readonly [key: string, own: readonly OrderStretch[]];

function groups(
  stretches: readonly OrderStretch[],
  keyOf: (stretch: OrderStretch) => string,
): readonly Group[] {
  return [...new Set(stretches.map(keyOf))].map((key) => [
    key,
    stretches.filter((stretch) => keyOf(stretch) === key),
  ]);
}

/** `total` divided among the groups by their minutes. */
function shared(total: TenthHours, all: readonly Group[], until: UtcMinute) {
  const minutes = all.map(([, own]) => sum(own.map((stretch) => lengthOf(stretch, until))));
  const parts = tenthsOfParts(total, minutes);
  return all.map(([key, own], at) => ({ key, own, hours: parts[at] ?? noTime }));
}
