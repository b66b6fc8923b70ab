import { addComment } from '../features/estimates/comments/comments-service.ts';
import type { DemoStep } from './demo-agreements.ts';
import { asDemoPerson, granted } from './demo-people.ts';
import { demoId } from './demo-random.ts';

interface Comment {
  readonly by: 'owner' | 'estimator';
  /** Days after the estimate was begun. */
  readonly day: number;
  readonly text: string;
}

const said: Readonly<Record<number, readonly Comment[]>> = {
  35: [
    { by: 'estimator', day: 6, text: 'The cap is on back order for two weeks; the customer knows.' },
    { by: 'owner', day: 6, text: 'Take a photo of the pin box frame before the new cap goes on.' },
  ],
  44: [{ by: 'owner', day: 7, text: 'Second look at the skylight curb, please: soft on the road side.' }],
  54: [
    {
      by: 'estimator',
      day: 3,
      text: 'The adjuster asks for one more photo. Taking it when the unit is on the lift.',
    },
  ],
  59: [
    { by: 'estimator', day: 0, text: 'Door paint code is on the inside of the hinge.' },
    { by: 'owner', day: 0, text: 'Measure the wall behind both doors before we order.' },
  ],
};

/** Adds the comments of colleagues on an estimate. */
export async function demoComments({ company, estimate, id, at }: DemoStep): Promise<void> {
  for (const [index, { by: role, day, text }] of (said[estimate.number] ?? []).entries()) {
    await asDemoPerson(
      company,
      { role, now: at(day, (day === 0 ? 40 : 130) + index * 25) },
      async (context) => {
        const comment = { id: demoId(company.id, `${id} comment ${String(index)}`), text, lineId: null };
        granted(await addComment(context, id, comment));
      },
    );
  }
}
