import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Nothing } from './lists.ts';

const News = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** Paragraphs. */
  body: Type.Array(Type.String()),
  publishedAt: Type.String(),
});
export type News = Static<typeof News>;

const ProductEvent = Type.Object({
  id: Type.String(),
  title: Type.String(),
  startsAt: Type.String(),
  place: Type.String(),
});
export type ProductEvent = Static<typeof ProductEvent>;

export const readNews = endpoint({
  method: 'GET',
  path: '/api/content/news',
  matter: 'content',
  scope: 'company',
  summary: 'News for the company acted for, the newest first',
  query: Nothing,
  reply: Type.Array(News),
  refusals: [],
});

export const readEvents = endpoint({
  method: 'GET',
  path: '/api/content/events',
  matter: 'content',
  scope: 'company',
  summary: 'What is still to come for the company acted for, the next one first',
  query: Nothing,
  reply: Type.Array(ProductEvent),
  refusals: [],
});
