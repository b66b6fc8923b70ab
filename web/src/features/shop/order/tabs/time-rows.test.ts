import type { OrderStretch } from '@dre/core/contract/shop/clock';
import { minutes, utcMinute } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { timeRows } from './time-rows.ts';

const day = 24 * 60;

function stretch(crew: string, from: number, length: number): OrderStretch {
  const target = { on: 'step', order: 'order-1', step: 'body/body' } as const;
  return {
    punch: `${crew} ${String(from)}`,
    crew,
    name: crew,
    from: utcMinute(from),
    until: utcMinute(from + length),
    target,
    isAssumed: false,
    isMarked: false,
  };
}

test('times of an order add up: presses to the person, persons to the day, days to the order', () => {
  const stretches = [
    stretch('lee', 0, 39),
    stretch('lee', 60, 21),
    stretch('ana', 0, 21),
    stretch('lee', day, 15),
  ];
  const rows = timeRows({ stretches, total: minutes(96), until: utcMinute(0) }, 'UTC');
  expect(
    rows.map(({ day: on, hours, people }) => [
      on,
      hours,
      people.map((one) => [one.crew, one.hours, one.stretches.map((each) => each.hours)]),
    ]),
  ).toEqual([
    ['1970-01-02', 2, [['lee', 2, [2]]]],
    [
      '1970-01-01',
      14,
      [
        ['lee', 10, [6, 4]],
        ['ana', 4, [4]],
      ],
    ],
  ]);
});
