import { setTimeout as pause } from 'node:timers/promises';
import type { EstimatePage } from '@dre/core/contract/estimates/estimate-list';
import { callsWith, tokenOf } from './calls.ts';
import { onStage, type Stage } from './on-stage.ts';

/** The product with the whole demo company, as a first start makes it. */
export interface DemoStage extends Stage {
  /** The id of the demo estimate with this number. */
  idOf(number: string): Promise<string>;
}

const complete = 'The demo company is complete.';
const patienceMs = 300_000;

export function onDemoStage<Value>(work: (stage: DemoStage) => Promise<Value>): Promise<Value> {
  return onStage({ DEMO: '1' }, async (stage) => {
    const { product } = stage;
    for (let waited = 0; !product.log().includes(complete); waited += 500) {
      if (waited > patienceMs) throw new Error('The demo company was not written in time.');
      await pause(500);
    }
    const calls = callsWith(product.url, () => tokenOf(product.url, 'owner'));
    return work({
      ...stage,
      idOf: async (number) => {
        const { items } = await calls.get<EstimatePage>(`/api/estimates?find=${number}`);
        const [found] = items;
        if (found === undefined) throw new Error(`The demo has no estimate ${number}.`);
        return found.id;
      },
    });
  });
}
