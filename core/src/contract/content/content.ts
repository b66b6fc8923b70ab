import { type Static, Type } from 'typebox';
import type { RichText } from '../../domain/content/rich-text.ts';
import { product } from '../../domain/product.ts';
import { endpoint } from '../endpoint.ts';
import { Nothing } from '../paging.ts';

/** Checked by `checkRichText` before it is stored. */
export const RichTextValue = Type.Unsafe<RichText>(Type.Unknown());

const News = Type.Object({
  id: Type.String(),
  title: Type.String(),
  body: RichTextValue,
  publishedAt: Type.String(),
});
export type News = Static<typeof News>;

const ProductEvent = Type.Object({
  id: Type.String(),
  title: Type.String(),
  startsAt: Type.String(),
  place: Type.String(),
  seats: Type.String(),
  link: Type.String(),
  body: RichTextValue,
});
export type ProductEvent = Static<typeof ProductEvent>;

export const readNews = endpoint({
  method: 'GET',
  path: '/api/content/news',
  feature: 'content',
  scope: 'company',
  summary: 'News for the company acted for, the newest first, pinned ones before them',
  query: Nothing,
  reply: Type.Array(News),
  refusals: [],
});

export const readEvents = endpoint({
  method: 'GET',
  path: '/api/content/events',
  feature: 'content',
  scope: 'company',
  summary: 'What is still to come for the company acted for, the next one first',
  query: Nothing,
  reply: Type.Array(ProductEvent),
  refusals: [],
});

export const pictureLimits = {
  /** Size of the upload (spec §5). */
  fileBytes: product.maximumFileBytes,
  /** The longest edge of the stored picture. */
  edge: 1_600,
} as const;

/** A picture for news, ads and help: detected by content, re-encoded, and named by its hash. */
export const uploadContentPicture = endpoint({
  method: 'POST',
  path: '/api/content/pictures',
  feature: 'content',
  scope: 'admin',
  summary: 'Keep a picture (JPEG, PNG, WebP or HEIC) for rich text and ads, and learn its address',
  bytes: true,
  bodyBytes: pictureLimits.fileBytes,
  reply: Type.Object({ src: Type.String(), width: Type.Integer(), height: Type.Integer() }),
  /** Invalid: not a supported picture; nothing is stored. */
  refusals: ['invalid-request'],
  limit: { requests: 60, perSeconds: 60 },
});
