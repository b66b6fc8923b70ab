import type { Endpoint, ReplyOf } from '@dre/core/contract/endpoint';
import { useEffect, useState } from 'react';
import type { CallParts } from '../../../lib/calls/api.ts';
import { type Called, useCall } from '../../../lib/calls/use-call.ts';
import { useActiveCompany } from '../../session/active-company.ts';

export interface CachedQuery<Value> extends Called<Value> {
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
  const called = useCall(endpoint, parts, key);
  const [cached] = useState(() => read(key));
  const { value, problem } = called;
  useEffect(() => {
    if (value !== undefined) write(key, { at: Date.now(), value });
  }, [key, value]);
  const isCutOff = problem?.status === 0 && value === undefined && cached !== undefined;
  return {
    ...called,
    value: isCutOff ? (cached.value as ReplyOf<E>) : value,
    problem: isCutOff ? undefined : problem,
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
