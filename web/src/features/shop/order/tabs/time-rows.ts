import type { OrderStretch } from '@dre/core/contract/shop/clock';
import type { TimeZone } from '@dre/core/domain/companies/time-zone';
import { byDay, workedMinutes } from '@dre/core/domain/shop/clock/day-time';
import type { Minutes } from '@dre/core/domain/units';
import type { OrderTime } from '../order-context.ts';

export interface StretchRow {
  readonly stretch: OrderStretch;
  readonly clocked: Minutes;
}

export interface PersonRow {
  readonly crew: string;
  readonly name: string;
  readonly clocked: Minutes;
  readonly stretches: readonly StretchRow[];
}

export interface DayRow {
  readonly day: string;
  readonly clocked: Minutes;
  readonly people: readonly PersonRow[];
}

/** The latest day first. Every row is a sum of minutes: stretches make their person, persons the day, days the order. */
export function timeRows(
  { stretches, until }: Pick<OrderTime, 'stretches' | 'until'>,
  zone: TimeZone,
): readonly DayRow[] {
  return byDay(stretches, zone, until).map(({ day, stretches: ofDay }) => ({
    day,
    clocked: workedMinutes(ofDay, until),
    people: [...new Set(ofDay.map(({ crew }) => crew))].map((crew) => {
      const own = ofDay.filter((stretch) => stretch.crew === crew);
      return {
        crew,
        name: own[0]?.name ?? '',
        clocked: workedMinutes(own, until),
        stretches: own.map((stretch) => ({ stretch, clocked: workedMinutes([stretch], until) })),
      };
    }),
  }));
}
