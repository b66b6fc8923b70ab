import type { PayrollDay } from '@dre/core/contract/shop/performance';
import type { Cell, Sheet } from '@dre/core/domain/exchange/sheets';
import { clockKinds } from '@dre/core/domain/shop/performance/clock-sums';
import { clockLabel } from '@dre/core/domain/shop/wording/performance-sheets';

const count = (value: number): Cell => ({ value, decimals: 0 });

/** Minutes by person and day, every kind of time in a column of its own, and each person's sum. */
export function payrollSheet({
  days,
  closedUntil,
}: {
  readonly days: readonly PayrollDay[];
  readonly closedUntil: string | null;
}): Sheet {
  const people = [...new Set(days.map(({ crew }) => crew))];
  return {
    name: 'Payroll',
    headings: [
      'Person',
      'Day',
      'All minutes',
      ...clockKinds.map((kind) => `${clockLabel(kind)}, minutes`),
      'State',
    ],
    rows: people.flatMap((crew) => {
      const own = days.filter((day) => day.crew === crew);
      const [first] = own;
      return [
        ...own.map((day) => [day.name, day.day, ...minutesOf([day]), stateOf(day, closedUntil)]),
        [first?.name ?? '', 'All days', ...minutesOf(own), ''],
      ];
    }),
  };
}

function minutesOf(days: readonly PayrollDay[]): readonly Cell[] {
  const clock = days.flatMap((day) => day.clock);
  const of = (kind: string) => clock.reduce((sum, one) => sum + (one.kind === kind ? one.minutes : 0), 0);
  return [
    count(clock.reduce((sum, { minutes }) => sum + minutes, 0)),
    ...clockKinds.map((kind) => count(of(kind))),
  ];
}

function stateOf({ day, isAssumed, isRunning }: PayrollDay, closedUntil: string | null): string {
  const notes = [
    closedUntil !== null && day < closedUntil ? 'closed' : 'open',
    ...(isRunning ? ['still on the clock'] : []),
    ...(isAssumed ? ['end of the shift assumed'] : []),
  ];
  return notes.join('; ');
}
