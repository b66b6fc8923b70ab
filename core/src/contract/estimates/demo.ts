import { type Static, Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Nothing, orNull } from '../paging.ts';

const Count = Type.Integer({ minimum: 0 });

export const readDemo = endpoint({
  method: 'GET',
  path: '/api/demo',
  feature: 'estimates',
  scope: 'company',
  summary: 'How much of the demo company is written; null for a company without demo data',
  isBackground: true,
  reply: orNull(Type.Object({ planned: Count, written: Count })),
  refusals: ['forbidden'],
});
export type DemoProgress = NonNullable<Static<(typeof readDemo)['reply']>>;

export const readDemoContents = endpoint({
  method: 'GET',
  path: '/api/demo/contents',
  feature: 'estimates',
  scope: 'company',
  summary: 'What a removal of the demo data takes with it, and what it leaves',
  reply: Type.Object({
    estimates: Count,
    /** Estimates of the demo that somebody changed since. */
    changed: Count,
    customers: Count,
    units: Count,
    photos: Count,
    links: Count,
    /** The company's own estimates, which stay. */
    own: Count,
  }),
  refusals: ['forbidden'],
});
export type DemoContents = Static<(typeof readDemoContents)['reply']>;

export const removeDemo = endpoint({
  method: 'POST',
  path: '/api/demo/removal',
  feature: 'estimates',
  scope: 'company',
  summary: "Remove the demo data; the company's own estimates, people and settings stay",
  body: Nothing,
  reply: Type.Object({ estimates: Count }),
  refusals: ['forbidden'],
});
