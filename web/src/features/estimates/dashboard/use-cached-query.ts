import type { Endpoint, ReplyOf } from '@dre/core/contract/endpoint';
import { useEffect, useState } from 'react';
import type { CallParts } from '../../../lib/api.ts';
import { type Called, useCall } from '../../../lib/use-call.ts';
import { useActiveCompany } from '../../session/active-company.ts';

export interface CachedQuery<Value> extends Called<Value> {
  /** When what is shown was read, where it could not be read now. */
  readonly asOf: Date | undefined;
}

interface Kept {
  readonly at: number;
  readonly value: unknown;
}

/** Reads something, and shows what this tab read last while there is no connection. It goes with the tab. */
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
    // No room, or a window that keeps nothing: it is only a memory.
  }
}
