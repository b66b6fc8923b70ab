import type { BookContents } from '@dre/core/domain/catalogue/contents';
import type { Side, VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { useEffect, useRef, useState } from 'react';
import { type PartSearch, startPartSearch } from './part-search.ts';
import type { FoundGroup, PartQuery } from './rank-parts.ts';

export interface PartSearchPlace {
  /** Undefined while the book is on its way; what is typed meanwhile is searched when it is there. */
  readonly contents: BookContents | undefined;
  readonly vehicleType: VehicleType | null;
  readonly side: Side | null;
}

export interface PartSearching {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Best group first; the last good answer while a newer one is on its way. */
  readonly groups: readonly FoundGroup[];
  readonly isSearching: boolean;
  /** The search could not be started; until the page is loaded anew nothing will be found. */
  readonly hasFailed: boolean;
}

/** Search as you type over the parts of a book. */
export function usePartSearch({ contents, vehicleType, side }: PartSearchPlace): PartSearching {
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<{ readonly to: PartQuery; readonly groups: readonly FoundGroup[] }>();
  const [failed, setFailed] = useState<BookContents>();
  const search = useRef<PartSearch>(undefined);
  useEffect(() => {
    if (contents === undefined) return undefined;
    const started = startPartSearch(contents, {
      found: (to, groups) => setAnswer({ to, groups }),
      failed: () => setFailed(contents),
    });
    search.current = started;
    return () => started.close();
  }, [contents]);
  useEffect(() => {
    if (contents !== undefined && query.trim() !== '')
      search.current?.ask({ text: query, vehicleType, side });
  }, [contents, query, vehicleType, side]);
  const isBlank = query.trim() === '';
  const isAnswered =
    answer?.to.text === query && answer.to.vehicleType === vehicleType && answer.to.side === side;
  const hasFailed = contents !== undefined && failed === contents;
  return {
    query,
    setQuery,
    groups: isBlank ? [] : (answer?.groups ?? []),
    isSearching: !isBlank && !isAnswered && !hasFailed,
    hasFailed,
  };
}
