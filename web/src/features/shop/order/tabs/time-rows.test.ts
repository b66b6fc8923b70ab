import type { OrderStretch } from '@dre/core/contract/shop/clock';
import { utcMinute } from '@dre/core/domain/units';
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
  const rows = timeRows({ stretches, until: utcMinute(0) }, 'UTC');
  expect(
    rows.map(({ day: on, clocked, people }) => [
      on,
      clocked,
      people.map((one) => [one.crew, one.clocked, one.stretches.map((each) => each.clocked)]),
    ]),
  ).toEqual([
    ['1970-01-02', 15, [['lee', 15, [15]]]],
    [
      '1970-01-01',
      81,
      [
        ['lee', 60, [39, 21]],
        ['ana', 21, [21]],
      ],
    ],
  ]);
});

test('time that is over keeps its minutes while another clock runs on', () => {
  const running = { ...stretch('ana', 70, 0), until: null };
  const stretches = [stretch('lee', 0, 39), stretch('lee', 60, 22), running];
  const lees = [100, 101, 104, 131].map((until) => {
    const [today] = timeRows({ stretches, until: utcMinute(until) }, 'UTC');
    return today?.people.find(({ crew }) => crew === 'lee');
  });
  expect(lees.map((row) => [row?.clocked, row?.stretches.map(({ clocked }) => clocked)])).toEqual(
    lees.map(() => [61, [39, 22]]),
  );
});

test('work over midnight stands on both days', () => {
  const rows = timeRows({ stretches: [stretch('lee', day - 30, 75)], until: utcMinute(0) }, 'UTC');
  expect(rows.map(({ day: on, clocked }) => [on, clocked])).toEqual([
    ['1970-01-02', 45],
    ['1970-01-01', 30],
  ]);
});
