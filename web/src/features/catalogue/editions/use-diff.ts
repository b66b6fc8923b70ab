import { readDraftDiff, readEditionDiff } from '@dre/core/contract/catalogue/book-editions';
import { tableFiles } from '@dre/core/domain/catalogue/book/columns';
import { useState } from 'react';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { everyTable } from './diff-filters.tsx';

/** Rows of one page, as the server sends them. */
export const diffPage = 50;

/** One page of the draft's changes. A new `reloadKey` refetches, because the draft may have changed. */
export function useDraftDiff(reloadKey: string) {
  const choice = useChoice();
  const called = useQuery(readDraftDiff, { query: choice.query }, `${choice.key} ${reloadKey}`);
  return { ...choice, ...called };
}

/** The changes an edition made. */
export function useEditionDiff(edition: number) {
  const choice = useChoice();
  const parts = { params: { edition: String(edition) }, query: choice.query };
  const called = useQuery(readEditionDiff, parts, `${choice.key} ${String(edition)}`);
  return { ...choice, ...called };
}

function useChoice() {
  const [table, setTable] = useState<string>(everyTable);
  const [find, setFind] = useState('');
  const [page, setPage] = useState(1);
  const file = tableFiles.find((one) => one === table);
  const text = find.trim();
  const query = {
    ...(file !== undefined && { file }),
    ...(text !== '' && { find: text }),
    offset: String((page - 1) * diffPage),
  };
  return {
    table,
    find,
    page,
    setPage,
    query,
    key: JSON.stringify(query),
    setTable: (next: string) => {
      setTable(next);
      setPage(1);
    },
    setFind: (next: string) => {
      setFind(next);
      setPage(1);
    },
  };
}
