import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryRun, appliedRun } from '../../../testing/arbitrary-shop.ts';
import { arbitraryWork } from '../../../testing/arbitrary-work.ts';
import { workItems } from '../../estimates/pricing/price-estimate.ts';
import { estimateTotals } from '../../estimates/pricing/totals/totals.ts';
import { authorization, opening, orderAfter } from '../../testing/an-order.ts';
import { smallBook } from '../../testing/small-book.ts';
import { targetNotice } from '../clock/target-notice.ts';
import { blankOrder, type RepairOrder } from '../model/repair-order.ts';
import { taskState } from '../model/repair-task.ts';
import type { VersionWork } from '../model/version-work.ts';
import { versionDelta } from './apply-version.ts';
import { versionWork } from './version-work.ts';

const runs = { numRuns: 200 };

interface PricedSample {
  readonly tenths: number;
  readonly work: (version: VersionWork['version']) => VersionWork;
}

/** Pricing costs more than the laws, so each estimate is priced once and met in many pairs. */
const samples: readonly PricedSample[] = fc.sample(arbitraryWork, 80).map((estimate) => {
  const items = workItems(estimate, smallBook);
  const { labor } = estimateTotals(items, estimate.profile);
  return {
    tenths: labor.reduce((sum, { hours }) => sum + hours, 0),
    work: (version) => versionWork({ version, hash: `hash of ${version}` }, items),
  };
});
const sample = fc.constantFrom(...samples);

function opened(work: VersionWork): RepairOrder {
  return orderAfter(blankOrder('order-1'), [opening, authorization(work)]);
}

function minutesOf({ tasks }: RepairOrder): number {
  const live = tasks.filter((task) => taskState(task) !== 'withdrawn');
  return live.reduce((total, { work }) => total + work.soldMinutes, 0);
}

/** Random work between versions, without other authorizations. */
const shopWork = arbitraryRun.map((run) =>
  run.filter(([kind]) => !['authorize-version', 'void-order', 'deliver'].includes(kind)),
);

function worked(order: RepairOrder, run: Parameters<typeof appliedRun>[1]): RepairOrder {
  return appliedRun(order, run).at(-1)?.after ?? order;
}

test('minutes of all tasks not withdrawn are six times the billed tenths of the last authorized version, whatever was moved', () => {
  fc.assert(
    fc.property(sample, sample, shopWork, (first, second, run) => {
      const order = worked(opened(first.work('E01')), run);
      expect(minutesOf(order)).toBe(6 * first.tenths);
      const after = orderAfter(order, [authorization(second.work('S01'))], 50);
      expect(minutesOf(after)).toBe(6 * second.tenths);
    }),
    runs,
  );
});

test('authorizing S01 then S02 gives the tasks of S02; a supplement touches only keys that differ; no punch, tick, photo or part leaves the order', () => {
  fc.assert(
    fc.property(sample, sample, shopWork, (first, second, run) => {
      const before = worked(opened(first.work('S01')), run);
      const work = second.work('S02');
      const delta = versionDelta(before, work);
      const after = orderAfter(before, [authorization(work)], 50);
      const live = after.tasks.filter(({ origin, isWithdrawn }) => origin === 'version' && !isWithdrawn);
      const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);
      const works = live.map((task) => task.work).toSorted(byKey);
      expect(isDeepStrictEqual(works, work.tasks.toSorted(byKey))).toBe(true);
      const differing = new Set(
        [...delta.changed.map((change) => change.after), ...delta.withdrawn, ...delta.returning].map(
          ({ key }) => key,
        ),
      );
      before.tasks.forEach((task, index) => {
        const same = after.tasks[index];
        const { key } = task.work;
        const target = { on: 'task', order: 'order-1', task: key } as const;
        const isStill =
          (differing.has(key) || same === task) &&
          same?.work.key === key &&
          same.progress === task.progress &&
          same.moved === task.moved &&
          targetNotice(after, target) !== 'task-not-found';
        if (!isStill) throw new Error(`${key} left the order`);
      });
      before.parts.forEach(({ orders, receipts, returns, expected }, index) => {
        expect(after.parts[index]).toMatchObject({ orders, receipts, returns, expected });
      });
      expect(after.findings).toBe(before.findings);
      expect(after.checks.slice(0, before.checks.length).map(({ results }) => results)).toEqual(
        before.checks.map(({ results }) => results),
      );
    }),
    runs,
  );
});

test('a supplement that takes back another restores states and minutes exactly', () => {
  fc.assert(
    fc.property(sample, sample, shopWork, (first, second, run) => {
      const before = worked(opened(first.work('E01')), run);
      const after = orderAfter(
        before,
        [authorization(second.work('S01')), authorization(first.work('S02'))],
        50,
      );
      const live = ({ tasks }: RepairOrder) => tasks.filter((task) => taskState(task) !== 'withdrawn');
      expect(isDeepStrictEqual(live(after), live(before))).toBe(true);
    }),
    runs,
  );
});
