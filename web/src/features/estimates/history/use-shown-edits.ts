import { useSearch } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { lineOfEdit, matterOf } from './edit-matters.ts';
import type { ToldEdit } from './told-edit.ts';
import type { History } from './use-history.ts';

/** Under a filter earlier pages are read until the screen is full: a line last changed a month ago is found at once. */
const enough = 20;

/** The edits the address asks for. */
export function useShownEdits(history: History): readonly ToldEdit[] | undefined {
  const { line, person, matter } = useSearch({ from: '/app-shell/estimate/$id/history' });
  const { edits, hasMore, isLoadingMore, problem, more } = history;
  const shown = useMemo(
    () =>
      edits?.filter(
        ({ entry: { edit, by } }) =>
          (line === undefined || lineOfEdit(edit) === line) &&
          (person === undefined || by.id === person) &&
          (matter === undefined || matterOf(edit) === matter),
      ),
    [edits, line, person, matter],
  );
  const isShort = shown !== undefined && shown.length < enough && hasMore && problem === undefined;
  useEffect(() => {
    if (isShort && !isLoadingMore) more();
  });
  return shown;
}
