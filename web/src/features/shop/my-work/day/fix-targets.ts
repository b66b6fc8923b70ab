import { activities, type Activity, type ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import { isOpen } from '@dre/core/domain/shop/model/repair-task';
import { stepsOf } from '@dre/core/domain/shop/board/steps';
import { stepName } from '@dre/core/domain/shop/wording/describe-shop-edit';
import { taskName } from '@dre/core/domain/shop/wording/shop-labels';
import type { ShopState } from '../../../../offline/shop/shop-state.ts';
import { targetLabel } from '../clock-labels.ts';

export interface TargetChoice {
  readonly id: string;
  readonly label: string;
  readonly target: ClockTarget;
}

const ofOrders: ReadonlySet<Activity> = new Set(['waiting-for-parts', 'moving-units', 'redo']);

/** Everything a press of a person can have meant: what it stands for, the work assigned to them, the activities. */
export function targetChoices(
  { cards, orders }: Pick<ShopState, 'cards' | 'orders'>,
  person: string,
  current: ClockTarget | null,
): readonly TargetChoice[] {
  const work = [...cards.values()].flatMap(({ card }) =>
    card.steps
      .filter(({ people }) => people.includes(person))
      .flatMap(({ key }) => {
        const tasks = tasksOfStep(orders.get(card.id)?.shown, key).map(({ work: own }): TargetChoice =>
          choice(`${card.number}, ${taskName(own)}`, { on: 'task', order: card.id, task: own.key }),
        );
        const step: ClockTarget = { on: 'step', order: card.id, step: key };
        return [...tasks, choice(`${card.number}, all of ${stepName(key)}`, step)];
      }),
  );
  const order = current !== null && 'order' in current ? current.order : null;
  const others = activities.map((activity) => {
    const target: ClockTarget = {
      on: 'activity',
      activity,
      order: ofOrders.has(activity) ? order : null,
    };
    return choice(targetLabel(target, cards), target);
  });
  const all = [...work, ...others, choice('Off the clock', { on: 'off' })];
  if (current === null || all.some(({ id }) => id === targetId(current))) return all;
  return [choice(targetLabel(current, cards), current), ...all];
}

function tasksOfStep(order: Parameters<typeof stepsOf>[0] | undefined, step: string) {
  if (order === undefined) return [];
  return stepsOf(order)
    .filter(({ key }) => key === step)
    .flatMap(({ tasks }) => tasks.filter(isOpen));
}

function choice(label: string, target: ClockTarget): TargetChoice {
  return { id: targetId(target), label, target };
}

export function targetId(target: ClockTarget): string {
  switch (target.on) {
    case 'task':
      return `task ${target.order} ${target.task}`;
    case 'step':
      return `step ${target.order} ${target.step}`;
    case 'activity':
      return `${target.activity} ${target.order ?? ''}`;
    case 'off':
      return 'off';
  }
}
