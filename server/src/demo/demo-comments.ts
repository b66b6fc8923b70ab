import { addComment } from '../features/estimates/comments/comments-service.ts';
import type { DemoStep } from './demo-agreements.ts';
import { asDemoPerson, granted } from './demo-people.ts';
import { demoId } from './demo-random.ts';

const said: Readonly<Record<number, readonly (readonly ['owner' | 'estimator', string])[]>> = {
  35: [
    ['estimator', 'Cap is on back order until the 14th; the customer knows.'],
    ['owner', 'Ask for a loaner frame photo before we close the wall.'],
  ],
  44: [['owner', 'Second look at the skylight curb, please: soft on the road side.']],
  54: [['estimator', 'Adjuster wants the bumper photo from below. Taking it tomorrow.']],
  59: [
    ['estimator', 'Door paint code is on the inside of the hinge.'],
    ['owner', 'Use the Great Lakes profile for this one.'],
  ],
};

/** Adds the comments of colleagues on an estimate. */
export async function demoComments({ company, estimate, id, at }: DemoStep): Promise<void> {
  for (const [index, [role, text]] of (said[estimate.number] ?? []).entries()) {
    await asDemoPerson(company, { role, now: at(0, 40 + index * 25) }, async (context) => {
      const comment = { id: demoId(company.id, `${id} comment ${String(index)}`), text, lineId: null };
      granted(await addComment(context, id, comment));
    });
  }
}
