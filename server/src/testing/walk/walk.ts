import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Db } from '../../database/connections/connection.ts';
import { testPassword } from '../people.ts';

/** The product as a walk uses it: through its calls, with the database for everything without a call. */
export interface Walk {
  readonly db: Db;
  /** Each walk writes more than the one before, so that the greatest values are never the first walk's. */
  readonly turn: number;
  /** The calls made so far, by method and path. */
  readonly called: Set<string>;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call of a signed-in person, by the path of the contract. */
export type WalkCall = (
  method: Method,
  path: string,
  body?: object,
  id?: string,
  query?: string,
) => Promise<LightMyRequestResponse>;

/** Sends calls with these headers; `id` replaces the path's parameter. */
export function caller(walk: Walk, headers: Readonly<Record<string, string>>): WalkCall {
  return (method, path, body, id = '', query = '') => {
    walk.called.add(`${method} ${path}`);
    const url = `${path.replace(/:(id|revision|edition|slug)/, id)}${query}`;
    return walk.inject({ method, url, headers, ...(body && { body }) });
  };
}

/** Bytes sent unchanged. */
export function bytesCaller(walk: Walk, headers: Readonly<Record<string, string>>) {
  return (path: string, query: string, body: Buffer) => {
    walk.called.add(`POST ${path}`);
    const type = { 'content-type': 'application/octet-stream' };
    return walk.inject({ method: 'POST', url: `${path}${query}`, headers: { ...headers, ...type }, body });
  };
}

export async function signedIn(walk: Walk, userName: string): Promise<string> {
  const body = { userName, password: testPassword };
  const reply = await walk.inject({ method: 'POST', url: '/api/Login/Login', body });
  return reply.json<{ result: string }>().result;
}
