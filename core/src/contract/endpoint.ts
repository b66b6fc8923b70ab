import type { Static, TObject, TSchema } from 'typebox';
import type { ErrorKind } from './errors.ts';

/** Who may call: anybody; a session; a session acting for one company; the product's administrators. */
export type Scope = 'public' | 'signed-in' | 'company' | 'admin';

export type Matter =
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
  | 'system';

export interface RateLimit {
  readonly requests: number;
  readonly perSeconds: number;
}

/** One call between browser and server. The server mounts it, the browser calls it, OpenAPI describes it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly matter: Matter;
  readonly scope: Scope;
  readonly summary: string;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TObject;
  readonly reply: TSchema;
  /** What can go wrong here beyond what can go wrong anywhere. */
  readonly refusals: readonly ErrorKind[];
  readonly limit?: RateLimit;
  readonly bodyBytes?: number;
  /** The body is bare bytes, `bodyBytes` of them at most. */
  readonly bytes?: true;
  /** The answer can never change: browsers may keep it, and it is sent compressed. */
  readonly keep?: 'for-ever';
  /** Pages make this call by themselves, again and again: it is no sign that somebody is there. */
  readonly byItself?: true;
  /** The answer stays open: server-sent events, each named by its `kind`, whose data is one `reply`. */
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
