import { type DemoProgress, readDemo } from '@dre/core/contract/estimates/demo';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { useActiveCompany } from '../../session/active-company.ts';

const whileWrittenMs = 4_000;

export interface Demo {
  /** Undefined for a company without demo data. */
  readonly progress: DemoProgress | undefined;
  /** The number of demo estimates; undefined until it is known. */
  readonly size: number | undefined;
  readonly refetch: () => void;
}

/** The demo data of the company. Asks again and again only while the demo is being written. */
export function useDemo(): Demo {
  const { id: company = '' } = useActiveCompany();
  const { data, refetch } = useQuery(readDemo, {}, company);
  const progress = data ?? undefined;
  const isBeingWritten = progress !== undefined && progress.written < progress.planned;
  const readAgain = useEffectEvent(() => {
    if (!document.hidden) refetch();
  });
  useEffect(() => {
    if (!isBeingWritten) return undefined;
    const timer = setInterval(readAgain, whileWrittenMs);
    return () => clearInterval(timer);
  }, [isBeingWritten]);
  return { progress, size: data === undefined ? undefined : (data?.written ?? 0), refetch };
}

/** Loads a list again when demo estimates have come or gone. */
export function useRefetchWith(size: number | undefined, refetch: () => void): void {
  const known = useRef(size);
  const readAgain = useEffectEvent(refetch);
  useEffect(() => {
    const before = known.current;
    known.current = size;
    if (before !== undefined && before !== size) readAgain();
  }, [size]);
}
