import { readHouseUse } from '@dre/core/contract/catalogue/catalogue';
import { readSettings } from '@dre/core/contract/account/settings';
import type { HouseValues } from '@dre/core/domain/catalogue/house-values/house-values';
import { useBlocker } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { When } from '../../../lib/text/when.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useConfirm } from '../../../ui/overlays/use-confirm.tsx';
import { type BookState, useBook } from '../book/use-book.ts';
import { HouseFilters } from './house-filters.tsx';
import { HouseGrid } from './house-grid.tsx';
import { houseChanges } from './house-edits.ts';
import { HouseParts } from './house-parts.tsx';
import { HouseReview } from './house-review.tsx';
import { everything, filteredRows, houseRows } from './house-rows.ts';
import listStyles from '../../../lib/components/list-page.module.css';
import styles from './house-values.module.css';
import { useProposal } from './use-proposal.ts';
import { type HouseValuesEditor, useHouseValues } from './use-house-values.ts';

/** Hours, prices and parts a company uses instead of the book's. */
export function HouseValuesPage() {
  const editor = useHouseValues();
  const book = useBook();
  const problem = editor.problem ?? (book.kind === 'problem' ? book.problem : undefined);
  return (
    <>
      <div className={listStyles['top']}>
        <h1>House values</h1>
        <p className={listStyles['count']}>
          Your own hours and prices over the book. New estimates start with them; open ones keep theirs.
        </p>
      </div>
      {problem !== undefined && editor.values === undefined ? (
        <ErrorState
          title="The house values could not be read"
          actions={<Button onPress={editor.reload}>Try again</Button>}
        >
          {problemText(problem)}
        </ErrorState>
      ) : (
        <Loading
          isLoading={editor.values === undefined || book.kind === 'loading'}
          label="The book is being read"
          skeleton={<Skeleton shape="block" />}
        >
          {editor.values !== undefined && book.kind === 'open' && (
            <Values editor={editor} values={editor.values} book={book} />
          )}
        </Loading>
      )}
    </>
  );
}

interface ValuesProps {
  readonly editor: HouseValuesEditor;
  readonly values: HouseValues;
  readonly book: Extract<BookState, { kind: 'open' }>;
}

function Values({ editor, values, book: { contents } }: ValuesProps) {
  const { saved = values, revision } = editor;
  const settings = useQuery(readSettings, {});
  const isReadOnly = settings.data?.mayChange !== true;
  const used = useQuery(readHouseUse, {}, String(revision?.revision));
  const uses = useMemo(
    () => new Map(used.data?.map(({ part, estimates }) => [part, estimates])),
    [used.data],
  );
  const [filter, setFilter] = useState(everything);
  const [isReviewing, setReviewing] = useState(false);
  const rows = useMemo(() => houseRows(contents, values), [contents, values]);
  const before = useMemo(() => houseRows(contents, saved), [contents, saved]);
  const visible = useMemo(() => filteredRows(rows, filter), [rows, filter]);
  const ownParts = values.parts.length - saved.parts.length;
  const changes = useMemo(() => houseChanges(before, rows), [before, rows]);
  const isChanged = values !== saved && (changes.length > 0 || values.parts !== saved.parts);
  const dialog = useLeaveGuard(isChanged);
  const proposal = useProposal(before, saved, isReadOnly ? null : editor.stage);
  return (
    <div className={styles['page']} data-changed={isChanged || undefined}>
      {settings.data !== undefined && isReadOnly && (
        <Alert tone="notice">You can read these values. Only an owner of the company changes them.</Alert>
      )}
      {proposal !== null && (
        <Alert tone="notice">
          {proposal}
          {isReadOnly && ' Send the address of this page to an owner, who reviews and saves it.'}
        </Alert>
      )}
      <Card padding="none">
        <HouseFilters filter={filter} contents={contents} onChange={setFilter} />
        <HouseGrid
          rows={visible}
          values={values}
          uses={uses}
          isReadOnly={isReadOnly}
          onStage={editor.stage}
          onClear={() => setFilter(everything)}
        />
        <footer className={styles['footer']}>
          <output>
            {visible.length.toLocaleString('en-US')} of {rows.length.toLocaleString('en-US')} operations ·{' '}
            {values.hours.length} own hours, {values.prices.length} own prices
          </output>
          {revision?.madeAt != null && (
            <span>
              Revision {revision.revision}, {revision.madeBy}, <When at={revision.madeAt} />
            </span>
          )}
        </footer>
      </Card>
      <HouseParts contents={contents} values={values} isReadOnly={isReadOnly} onStage={editor.stage} />
      {isChanged && (
        <section className={styles['saveBar']} aria-label="Unsaved changes">
          <p>
            {changes.length} staged {changes.length === 1 ? 'change' : 'changes'}
            {ownParts !== 0 && ', own parts changed'}
          </p>
          <Button variant="ghost" onPress={editor.discard}>
            Discard
          </Button>
          <Button variant="primary" onPress={() => setReviewing(true)}>
            Review and save
          </Button>
        </section>
      )}
      {isReviewing && (
        <HouseReview
          changes={changes}
          parts={{ before: saved.parts, after: values.parts }}
          editor={editor}
          onClose={() => setReviewing(false)}
        />
      )}
      {dialog}
    </div>
  );
}

/** Staged values exist only on this page, so leaving it needs a confirmation. */
function useLeaveGuard(isChanged: boolean) {
  const { confirm, dialog } = useConfirm();
  useBlocker({
    shouldBlockFn: async () => {
      if (!isChanged) return false;
      const message = 'What is staged here is not saved yet.';
      return !(await confirm({ heading: 'Leave without saving?', message, cancel: true, destructive: true }));
    },
    enableBeforeUnload: () => isChanged,
  });
  return dialog;
}
