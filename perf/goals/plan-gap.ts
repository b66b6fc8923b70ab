import { readFileSync } from 'node:fs';
import { plan } from '@dre/core/domain/shop/planning/plans/plan';
import { aSmallShop } from '@dre/core/domain/testing/a-small-shop';
import { monday } from '@dre/core/domain/testing/a-plan-state';
import { root } from '../../scripts/root.mjs';
import type { Goal } from '../goal.ts';

/** The most promises CP-SAT could keep. Where that was not proven, it is the most it found. */
interface OracleAnswer {
  readonly seed: number;
  readonly kept: number;
}

/** Plans keep nearly as many promises as an exact solver that may take its time. */
export const planGap: Goal = {
  id: 'plan-gap',
  means:
    'promises kept in a hundred shops of twenty orders, against the most that CP-SAT found for the same shops; perf/support/plan-gap makes its answers',
  measure: () => {
    const text = readFileSync(`${root}/perf/support/plan-gap/answers.json`, 'utf8');
    const answers = JSON.parse(text) as readonly OracleAnswer[];
    const kept = answers.map(({ seed }) => {
      const { orders } = aSmallShop(seed);
      return orders.length - plan(aSmallShop(seed), monday).goals.latePromises;
    });
    const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
    const best = sum(answers.map((answer) => answer.kept));
    return Promise.resolve([{ name: 'promises-lost-of-oracle', value: 1 - sum(kept) / best, limit: 0.05 }]);
  },
};
