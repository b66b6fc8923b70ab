import type { Static, TObject, TSchema } from 'typebox';
import type { ErrorKind } from './errors.ts';

/** Allowed callers: anyone; a session; a session acting for one company; administrators of the product. */
export type Scope = 'public' | 'signed-in' | 'company' | 'admin';

export type Feature =
  | 'account'
  | 'ads'
  | 'catalogue'
  | 'companies'
  | 'content'
  | 'enquiries'
  | 'estimates'
  | 'help'
  | 'reports'
  | 'session'
  | 'sharing'
  | 'shop'
  | 'system';

export interface RateLimit {
  readonly requests: number;
  readonly perSeconds: number;
}

/** One API call. The server mounts it, the browser calls it, OpenAPI describes it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly feature: Feature;
  readonly scope: Scope;
  readonly summary: string;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TObject;
  readonly reply: TSchema;
  /** Errors specific to this endpoint, in addition to the general ones. */
  readonly refusals: readonly ErrorKind[];
  readonly limit?: RateLimit;
  readonly bodyBytes?: number;
  /** The body is raw bytes, at most `bodyBytes` of them. */
  readonly bytes?: true;
  /** The reply never changes: browsers may cache it, and it is sent compressed. */
  readonly cache?: 'for-ever';
  /** Pages repeat this call without user action, so it does not count as activity. */
  readonly isBackground?: true;
  /** The reply is a stream of server-sent events, each named by its `kind`, with one `reply` as data. */
  readonly stream?: 'events';
}

export function endpoint<const E extends Endpoint>(value: E): E {
  return value;
}

type Part<Schema> = Schema extends TSchema ? Static<Schema> : undefined;

export type ParamsOf<E extends Endpoint> = Part<E['params']>;
export type QueryOf<E extends Endpoint> = Part<E['query']>;
export type BodyOf<E extends Endpoint> = E extends { readonly bytes: true }
  ? Uint8Array<ArrayBuffer>
  : Part<E['body']>;
export type ReplyOf<E extends Endpoint> = Static<E['reply']>;
