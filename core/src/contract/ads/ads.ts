import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Nothing, orNull } from '../paging.ts';
import { requiredLine } from '../text-fields.ts';

/** Records that a visitor followed an advertisement (spec §7; the body's fields are our own choice). */
export const logAdClick = endpoint({
  method: 'POST',
  path: '/api/Dre/LogAdClick',
  feature: 'ads',
  scope: 'public',
  summary: 'Count a click on an advertisement',
  body: Type.Object({ ad: requiredLine(100) }, { additionalProperties: false }),
  reply: Type.Boolean(),
  refusals: [],
  limit: { requests: 30, perSeconds: 60 },
  bodyBytes: 4 * 1024,
});

/** The current advertisement of the dashboard, if any. */
export const readAd = endpoint({
  method: 'GET',
  path: '/api/ads/current',
  feature: 'ads',
  scope: 'company',
  summary: 'The advertisement to show now',
  query: Nothing,
  reply: orNull(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      body: Type.String(),
      picture: orNull(Type.Object({ src: Type.String(), alt: Type.String() })),
    }),
  ),
  refusals: [],
});
