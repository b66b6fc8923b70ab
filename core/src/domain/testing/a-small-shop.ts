import type { Department, Phase, SkillLevel } from '../shop/model/departments.ts';
import type { PlanState } from '../shop/planning/state/plan-state.ts';
import { minutes, utcMinute } from '../units.ts';
import { dice } from './a-busy-shop.ts';
import {
  aPlanLocation,
  aPlanOrder,
  aPlanPerson,
  aPlanState,
  aPlanStep,
  day,
  hour,
  monday,
  officeHours,
} from './a-plan-state.ts';

const route: readonly (readonly [Phase, Department])[] = [
  ['body', 'body'],
  ['paint', 'paint'],
  ['reassembly', 'systems'],
  ['detail', 'detail'],
];
const skills: readonly (readonly Department[])[] = [
  ['body'],
  ['body', 'systems'],
  ['paint'],
  ['paint', 'body'],
  ['systems', 'detail'],
  ['detail', 'body'],
];

/**
 * Twenty orders of four steps for six people, four bays and a booth, with more promised than can be kept. All work the
 * same hours and every unit fits everywhere, so that an exact solver can answer how many promises could be kept.
 */
export function aSmallShop(seed: number): PlanState {
  const roll = dice(seed);
  const windows = officeHours(60);
  return aPlanState({
    horizon: utcMinute(monday + 60 * day),
    people: skills.map((departments, index) =>
      aPlanPerson({
        id: `person-${index}`,
        levels: Object.fromEntries(departments.map((department) => [department, 2 + roll(2)])),
        windows,
      }),
    ),
    locations: [
      ...[1, 2, 3, 4].map((index) => aPlanLocation({ id: `bay-${index}` })),
      aPlanLocation({ id: 'booth-1', kind: 'booth' }),
    ],
    orders: Array.from({ length: 20 }, (_, index) => {
      const steps = route.map(([phase, department], at) =>
        aPlanStep({
          key: `${phase}/${department}`,
          department,
          phase,
          soldMinutes: minutes(6 * (5 + roll(70))),
          people: phase === 'body' && roll(5) === 0 ? 2 : 1,
          skill: (phase === 'detail' ? 1 : 2) as SkillLevel,
          locationKinds: [phase === 'paint' ? 'booth' : 'bay'],
          cureMinutes: minutes(phase === 'paint' ? 12 * hour : 0),
          after: at === 0 ? [] : [route[at - 1] ?? []].map((before) => before.join('/')),
          parts:
            roll(6) === 0
              ? [
                  {
                    key: `part-${phase}`,
                    description: 'Part',
                    expected: utcMinute(monday + roll(8) * day + 4 * hour),
                  },
                ]
              : [],
        }),
      );
      return aPlanOrder({
        id: `order-${String(index).padStart(2, '0')}`,
        opened: utcMinute(monday - roll(30) * day),
        due: utcMinute(monday + (4 + roll(26)) * day),
        steps,
      });
    }),
  });
}
