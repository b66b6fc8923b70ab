import fc from 'fast-check';
import { applyShopEdit, shopEditKinds } from '../domain/shop/edits/apply-shop-edit.ts';
import {
  activities,
  type ClockEntry,
  type ClockTarget,
  type Punch,
} from '../domain/shop/model/clock-entry.ts';
import type { RepairOrder } from '../domain/shop/model/repair-order.ts';
import type { ShopEdit, ShopEditKind } from '../domain/shop/model/shop-edit.ts';
import { signedAfter } from '../domain/testing/an-order.ts';
import type { Dice } from '../domain/testing/some-change.ts';
import { someShopChange } from '../domain/testing/some-shop-change.ts';

// Random lives of a repair order, and random clock logs of one person.

const roll = fc.nat({ max: 999 });
const dice: fc.Arbitrary<Dice> = fc.record({ a: roll, b: roll, c: roll });

/** Closing an order makes most other edits impossible, so it is rare. */
const rareKinds: readonly ShopEditKind[] = ['open-order', 'deliver', 'void-order', 'reopen'];
const commonKinds = shopEditKinds.filter((kind) => !rareKinds.includes(kind));
const kind = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...commonKinds) },
  { weight: 1, arbitrary: fc.constantFrom(...rareKinds) },
);

export type ShopRun = readonly (readonly [ShopEditKind, Dice])[];

export const arbitraryRun: fc.Arbitrary<ShopRun> = fc.array(fc.tuple(kind, dice), {
  maxLength: 20,
  size: 'max',
});

export interface AppliedShopEdit {
  readonly before: RepairOrder;
  readonly edit: ShopEdit;
  readonly after: RepairOrder;
}

/** The edits of a run that the order accepted, a minute apart. */
export function appliedRun(start: RepairOrder, run: ShopRun): readonly AppliedShopEdit[] {
  const applied: AppliedShopEdit[] = [];
  let before = start;
  run.forEach(([of, roll3], index) => {
    const edit = { ...someShopChange(before, of, roll3), id: `run-${index}`, ...signedAfter(10 + index) };
    const outcome = applyShopEdit(before, edit);
    if (!outcome.ok) return;
    applied.push({ before, edit, after: outcome.value });
    before = outcome.value;
  });
  return applied;
}

const target: fc.Arbitrary<ClockTarget> = fc.oneof(
  fc
    .constantFrom('wall|body', 'wall|refinish', 'window|glass|off')
    .map((task): ClockTarget => ({ on: 'task', order: 'order-1', task })),
  fc.constant<ClockTarget>({ on: 'step', order: 'order-1', step: 'body/body' }),
  fc.constantFrom(...activities).map((activity): ClockTarget => ({ on: 'activity', activity, order: null })),
  fc.constant<ClockTarget>({ on: 'off' }),
);

/** Logs begin here: a night in which clocks are set back. */
export const logStart = Date.parse('2026-11-01T04:00:00Z');

/** A moment within ten hours; often several in one minute. */
export const moment = fc.oneof(
  fc.integer({ min: 0, max: 36_000_000 }),
  fc.integer({ min: 0, max: 600 }).map((minute) => minute * 60_000 + (minute % 3) * 20_000),
);

const punches: fc.Arbitrary<readonly Punch[]> = fc
  .array(fc.tuple(moment, fc.integer({ min: -200_000, max: 200_000 }), target), { maxLength: 12 })
  .map((presses) =>
    presses.map(([at, offset, pressed], index) => ({
      kind: 'punch',
      id: `punch-${index}`,
      person: 'person-1',
      device: `device-${index % 3}`,
      at: logStart + at,
      offset,
      target: pressed,
    })),
  );

const correction = fc.record({
  of: fc.nat({ max: 13 }),
  at: moment,
  newAt: fc.option(moment),
  newTarget: fc.option(target),
});

/** One person's punches and corrections, in the order they were written. */
export const arbitraryLog: fc.Arbitrary<readonly ClockEntry[]> = fc
  .tuple(punches, fc.array(correction, { maxLength: 6 }))
  .map(([pressed, corrections]) => [
    ...pressed,
    ...corrections
      .filter(({ newAt, newTarget }) => newAt !== null || newTarget !== null)
      .map(({ of, at, newAt, newTarget }, index) => ({
        kind: 'correction' as const,
        id: `correction-${index}`,
        person: 'person-1',
        by: 'Dana',
        at: logStart + at,
        punch: `punch-${of}`,
        newAt: newAt === null ? null : logStart + newAt,
        newTarget,
        why: 'Forgot',
      })),
  ]);
