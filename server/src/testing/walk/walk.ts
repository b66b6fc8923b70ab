import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Db } from '../../database/connection.ts';

/** The product as a walk uses it: through its door, with the database behind it for what has no call. */
export interface Walk {
  readonly db: Db;
  /** Each walk writes more than the one before, so that the last of all is never the first one's. */
  readonly turn: number;
  /** The calls made so far, by method and path. */
  readonly called: Set<string>;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call of somebody signed in, by the path of the contract. */
export type Call = (
  method: Method,
  path: string,
  body?: object,
  id?: string,
  query?: string,
) => Promise<LightMyRequestResponse>;
