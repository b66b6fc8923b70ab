import { Button } from '../../../ui/actions/Button.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useLoadingVisible } from '../../../ui/feedback/use-loading-visible.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import listStyles from '../../../lib/components/list-page.module.css';
import styles from './editions.module.css';
import { DiffFilters } from './diff-filters.tsx';
import { DiffTable } from './diff-table.tsx';
import { diffPage, type useDraftDiff, type useEditionDiff } from './use-diff.ts';

interface DiffViewProps {
  readonly caption: string;
  readonly diff: ReturnType<typeof useDraftDiff> | ReturnType<typeof useEditionDiff>;
  readonly isDraft: boolean;
}

/** Changes with their filters and pages. */
export function DiffView({ caption, diff, isDraft }: DiffViewProps) {
  const { data, error, isPending, refetch, page } = diff;
  const isSkeletonShown = useLoadingVisible(isPending && data === undefined);
  if (error !== undefined && data === undefined) {
    return (
      <ErrorState
        title="The changes could not be read"
        actions={<Button onPress={refetch}>Try Again</Button>}
      >
        {problemText(error)}
      </ErrorState>
    );
  }
  const total = data?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / diffPage));
  return (
    <>
      <div className={listStyles['filters']}>
        <DiffFilters
          tables={data?.tables ?? []}
          table={diff.table}
          onTable={diff.setTable}
          find={diff.find}
          onFind={diff.setFind}
        />
      </div>
      <DiffTable
        caption={caption}
        diff={data}
        isDraft={isDraft}
        isStale={isPending && data !== undefined}
        skeletonRows={isSkeletonShown ? 4 : 0}
        empty={isPending ? '' : 'No change matches. Clear the search or choose all tables.'}
      />
      <footer className={listStyles['footer']}>
        <span>{`${total.toLocaleString('en-US')} ${total === 1 ? 'change' : 'changes'}`}</span>
        {pages > 1 && (
          <span className={styles['pager']}>
            <Button isDisabled={page <= 1} onPress={() => diff.setPage(page - 1)}>
              Previous
            </Button>
            <span>{`Page ${String(page)} of ${String(pages)}`}</span>
            <Button isDisabled={page >= pages} onPress={() => diff.setPage(page + 1)}>
              Next
            </Button>
          </span>
        )}
      </footer>
    </>
  );
}
