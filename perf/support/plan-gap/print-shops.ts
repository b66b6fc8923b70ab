import { workingMinutes } from '@dre/core/domain/rounding';
import { OpenTime } from '@dre/core/domain/shop/planning/time/open-time';
import { aSmallShop } from '@dre/core/domain/testing/a-small-shop';
import { wholly } from '@dre/core/domain/units';
import { gapSeeds } from './gap-seeds.ts';

// Prints the small shops for the oracle, in working minutes.

const shops = gapSeeds.map((seed) => {
  const { people, locations, orders } = aSmallShop(seed);
  const open = new OpenTime(people[0]?.windows ?? []);
  return {
    seed,
    people: people.map(({ id }) => ({ id })),
    bays: locations.filter(({ kind }) => kind === 'bay').length,
    orders: orders.map(({ due, steps }) => ({
      due: open.workBefore(due ?? 0),
      steps: steps.map((step) => ({
        key: step.key,
        work: workingMinutes(step.soldMinutes, wholly, step.people),
        people: step.people,
        cures: step.cureMinutes > 0,
        release: open.workBefore(Math.max(0, ...step.parts.map(({ expected }) => expected ?? 0))),
        qualified: people
          .filter(({ levels }) => (levels[step.department] ?? 0) >= step.skill)
          .map(({ id }) => id),
      })),
    })),
  };
});
console.log(JSON.stringify(shops));
