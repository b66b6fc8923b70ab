import type { Endpoint, ReplyOf } from '@dre/core/contract/endpoint';
import { useEffect, useState } from 'react';
import type { CallParts } from '../../../lib/calls/api.ts';
import { type QueryResult, useQuery } from '../../../lib/calls/use-query.ts';
import { useActiveCompany } from '../../session/active-company.ts';

export interface CachedQuery<Value> extends QueryResult<Value> {
  /** Time of the cached value; set while it replaces a value that could not be loaded. */
  readonly asOf: Date | undefined;
}

interface CachedValue {
  readonly at: number;
  readonly value: unknown;
}

/** Loads a query, and without a connection shows the value this tab loaded last. The cache ends with the tab. */
export function useCachedQuery<E extends Endpoint>(
  endpoint: E,
  parts: CallParts<E>,
  name: string,
): CachedQuery<ReplyOf<E>> {
  const { id: company = '' } = useActiveCompany();
  const key = `desk ${company} ${name}`;
  const called = useQuery(endpoint, parts, key);
  const [cached] = useState(() => read(key));
  const { data, error } = called;
  useEffect(() => {
    if (data !== undefined) write(key, { at: Date.now(), value: data });
  }, [key, data]);
  const isCutOff = error?.status === 0 && data === undefined && cached !== undefined;
  return {
    ...called,
    data: isCutOff ? (cached.value as ReplyOf<E>) : data,
    error: isCutOff ? undefined : error,
    asOf: isCutOff ? new Date(cached.at) : undefined,
  };
}

function read(key: string): CachedValue | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as CachedValue | undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, cached: CachedValue): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(cached));
  } catch {
    // The storage is full or disabled; the cache is optional.
  }
}
