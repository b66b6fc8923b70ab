import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import type { UnitBuild } from '@dre/core/domain/catalogue/book/fits-unit';
import type { Side, VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { useEffect, useMemo, useState } from 'react';
import type { PartSearch } from './part-search.ts';
import type { FoundGroup, PartQuery } from './rank-parts.ts';

export interface PartSearchScope {
  /** Undefined while the book loads; text typed meanwhile is searched afterwards. */
  readonly contents: BookContents | undefined;
  readonly vehicleType: VehicleType | null;
  readonly side: Side | null;
  /** Limits the search to parts it can have; null searches the whole book. */
  readonly unit: UnitBuild | null;
}

export interface PartSearching {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Best group first; the previous result while a newer one is pending. */
  readonly groups: readonly FoundGroup[];
  readonly isSearching: boolean;
  /** The search could not be started; nothing will be found until the page is reloaded. */
  readonly hasFailed: boolean;
}

/** Search as you type over the parts of a book. */
export function usePartSearch({ contents, vehicleType, side, unit }: PartSearchScope): PartSearching {
  const [query, setQuery] = useState('');
  const [result, setResult] = useState<{ readonly to: PartQuery; readonly groups: readonly FoundGroup[] }>();
  const [failed, setFailed] = useState<BookContents>();
  const [search, setSearch] = useState<PartSearch>();
  useEffect(() => {
    if (contents === undefined) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const start = async () => {
      const { startPartSearch } = await import('./part-search.ts');
      if (signal.aborted) return;
      const started = startPartSearch(contents, {
        found: (to, groups) => setResult({ to, groups }),
        failed: () => setFailed(contents),
      });
      signal.addEventListener('abort', () => started.close());
      // Text typed meanwhile is searched now.
      setSearch(started);
    };
    start().catch(() => setFailed(contents));
    return () => abort.abort();
  }, [contents]);
  const request = usePartQuery(query, { vehicleType, side, unit });
  useEffect(() => {
    if (request.text.trim() !== '') search?.ask(request);
  }, [search, request]);
  const isBlank = query.trim() === '';
  const isAnswered = result?.to === request;
  const hasFailed = contents !== undefined && failed === contents;
  return {
    query,
    setQuery,
    groups: isBlank ? [] : (result?.groups ?? []),
    isSearching: !isBlank && !isAnswered && !hasFailed,
    hasFailed,
  };
}

/** Stable until the query changes: a unit changes with every edit, its possible parts hardly ever. */
function usePartQuery(text: string, { vehicleType, side, unit }: Omit<PartQuery, 'text'>): PartQuery {
  const isWhole = unit === null;
  const { vehicleType: type = null, wall = '', roof = '' } = unit ?? {};
  return useMemo(
    () => ({ text, vehicleType, side, unit: isWhole ? null : { vehicleType: type, wall, roof } }),
    [text, vehicleType, side, isWhole, type, wall, roof],
  );
}
