import type { RepairCheck } from '@dre/core/domain/shop/model/repair-order';
import type { ShopLocation } from '@dre/core/domain/shop/model/shop-location';
import { demoId } from '../demo-random.ts';
import { type FloorEvent, type FloorOrder, minuteMs } from './demo-floor.ts';
import type { DemoLocationName } from './demo-locations.table.ts';
import { moveEvent } from './demo-moves.ts';
import type { DemoTimes } from './demo-times.ts';

interface Closing {
  /** The end of the work. */
  readonly endsAt: number;
  readonly locationOf: (name: DemoLocationName) => ShopLocation;
}

/** The checks of a finished unit, and its delivery. */
export function closingEvents(
  one: FloorOrder,
  times: DemoTimes,
  { endsAt, locationOf }: Closing,
): readonly FloorEvent[] {
  const { row } = one;
  if (row.checksOn === undefined) return [];
  const checkedAt = Math.max(endsAt + 20 * minuteMs, times.at(-row.checksOn, 800));
  const parked = row.moves.find(([phase]) => phase === 'checks');
  return [
    ...checkEvents(one, checkedAt),
    ...(parked === undefined ? [] : [moveEvent(one, parked, checkedAt + 40 * minuteMs, locationOf)]),
    ...deliveryEvents(one, times, checkedAt + 60 * minuteMs),
  ];
}

function checkEvents({ row, order, photos }: FloorOrder, at: number): readonly FloorEvent[] {
  const checks = order.checks.filter(({ isWithdrawn }) => !isWithdrawn);
  const made = row.checks === 'first' ? checks.slice(0, 1) : checks;
  return made.map((check, index): FloorEvent => {
    const { key } = check.work;
    const hasFailed = row.checks === 'lights-failed' && key === 'lights';
    const id = demoId(order.id, `check ${key}`);
    const proof = proofOf(check, photos[index % Math.max(photos.length, 1)] ?? id);
    return {
      name: `check ${key}`,
      at: at + index * 6 * minuteMs,
      role: 'foreman',
      change: hasFailed
        ? { kind: 'fail-check', check: key, result: { id, photos: [], reading: '', note: failure } }
        : { kind: 'pass-check', check: key, result: { id, note: '', ...proof } },
    };
  });
}

const failure = 'The rear marker light stays dark: no ground.';

const readings: Readonly<Record<string, string>> = {
  'lp-pressure': '11 in. w.c., held for 5 minutes',
  moisture: '11%',
};

function proofOf({ work }: RepairCheck, photo: string) {
  return {
    photos: work.proof === 'photo' ? [photo] : [],
    reading: work.proof === 'reading' ? (readings[work.key] ?? 'In order') : '',
  };
}

function deliveryEvents(
  { row, customer }: FloorOrder,
  times: DemoTimes,
  earliest: number,
): readonly FloorEvent[] {
  if (row.out === undefined) return [];
  const delivery = {
    hasWalkRound: true,
    signature: { name: customer, file: '' },
    keys: 2,
    documents: [],
    unfinished: null,
  };
  return [
    {
      name: 'deliver',
      at: Math.max(earliest, times.at(-row.out, 930)),
      role: 'estimator',
      change: { kind: 'deliver', delivery },
    },
  ];
}
