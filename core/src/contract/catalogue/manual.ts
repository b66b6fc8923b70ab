import { type Static, Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Nothing, orNull } from '../paging.ts';

const Count = Type.Integer({ minimum: 0 });

/** Never requested; queued; being generated page by page; ready; failed. */
export const manualStates = ['none', 'waiting', 'making', 'ready', 'failed'] as const;

const Manual = Type.Object({
  /** The newest published edition. */
  edition: Count,
  state: Type.Enum(manualStates),
  /** Pages generated so far, and their total. */
  page: Count,
  pages: Count,
  bytes: orNull(Count),
  madeAt: orNull(Type.String()),
});
export type Manual = Static<typeof Manual>;

export const readManual = endpoint({
  method: 'GET',
  path: '/api/manual',
  feature: 'catalogue',
  scope: 'company',
  summary: 'How far the printed manual of the newest edition is',
  query: Nothing,
  isBackground: true,
  reply: Manual,
  refusals: ['not-found'],
});

export const requestManual = endpoint({
  method: 'POST',
  path: '/api/manual',
  feature: 'catalogue',
  scope: 'company',
  summary:
    'Have the printed manual of the newest edition made, once for everybody; asked again, it says how far it is',
  body: Nothing,
  reply: Manual,
  refusals: ['not-found'],
  limit: { requests: 30, perSeconds: 60 },
});

export const remakeManual = endpoint({
  method: 'POST',
  path: '/api/admin/manual',
  feature: 'catalogue',
  scope: 'admin',
  summary: 'Have the printed manual of the newest edition made again; the one that is there stays until then',
  body: Nothing,
  reply: Manual,
  refusals: ['not-found'],
});

export const makeManualAddress = endpoint({
  method: 'POST',
  path: '/api/manual/addresses',
  feature: 'catalogue',
  scope: 'company',
  summary: 'Where the printed manual can be fetched as PDF, by this session, for ten minutes',
  body: Nothing,
  reply: Type.Object({ address: Type.String(), until: Type.String(), fileName: Type.String() }),
  refusals: ['not-found'],
  limit: { requests: 30, perSeconds: 60 },
});
