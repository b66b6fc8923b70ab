import type { Endpoint, ReplyOf } from '@dre/core/contract/endpoint';
import { useEffect, useState } from 'react';
import type { CallParts } from '../../../lib/calls/api.ts';
import { type Called, useCall } from '../../../lib/calls/use-call.ts';
import { useActiveCompany } from '../../session/active-company.ts';

export interface CachedQuery<Value> extends Called<Value> {
  /** Time of the cached value; set while it replaces a value that could not be loaded. */
  readonly asOf: Date | undefined;
}

interface Kept {
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
  const place = `desk ${company} ${name}`;
  const called = useCall(endpoint, parts, place);
  const [kept] = useState(() => read(place));
  const { value, problem } = called;
  useEffect(() => {
    if (value !== undefined) write(place, { at: Date.now(), value });
  }, [place, value]);
  const isCutOff = problem?.status === 0 && value === undefined && kept !== undefined;
  return {
    ...called,
    value: isCutOff ? (kept.value as ReplyOf<E>) : value,
    problem: isCutOff ? undefined : problem,
    asOf: isCutOff ? new Date(kept.at) : undefined,
  };
}

function read(place: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as Kept | undefined;
  } catch {
    return undefined;
  }
}

function write(place: string, kept: Kept): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // The storage is full or disabled; the cache is optional.
  }
}
