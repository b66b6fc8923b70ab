import { useParams } from '@tanstack/react-router';
import Undo2 from 'lucide-react/icons/undo-2';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import type { OpenedEstimate } from '../open/open-estimate.ts';
import { type EstimateNow, useEstimate, useEstimateNow } from '../open/use-estimate.ts';
import { EstimatePageTop } from '../page-top/estimate-page-top.tsx';
import { SentList } from '../lifecycle/send/sent-list.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryList } from './history-list.tsx';
import styles from './history.module.css';
import { useHistory } from './use-history.ts';
import { useDescribedEdits } from './use-described-edits.ts';

/** Every edit of an estimate: author, content, old and new value, time and outcome. */
export function HistoryPage() {
  const { id } = useParams({ from: '/app-shell/estimate/$id/history' });
  const state = useEstimate(id);
  if (state.kind === 'loading') return <Reading />;
  if (state.kind === 'open') return <OpenHistory opened={state} />;
  return (
    <ErrorState
      headingLevel={1}
      title="This estimate cannot be shown"
      actions={<Button onPress={state.reload}>Try again</Button>}
    >
      {state.problem.detail ?? state.problem.title}
    </ErrorState>
  );
}

function OpenHistory({ opened }: { readonly opened: OpenedEstimate }) {
  const now = useEstimateNow(opened);
  const history = useHistory(now);
  const visible = useDescribedEdits(now.estimate.id, history);
  return (
    <div className={styles['page']}>
      <Head now={now} />
      <HistoryFilters now={now} edits={history.edits ?? []} />
      {history.edits === undefined && history.problem === undefined && <Reading />}
      {history.problem && (
        <ErrorState
          title="The history could not be read"
          actions={<Button onPress={history.reload}>Try again</Button>}
        >
          {history.problem.detail ?? history.problem.title}
        </ErrorState>
      )}
      {visible && <HistoryList now={now} items={visible} />}
      {visible?.length === 0 && !history.hasMore && (
        <EmptyState title={history.edits?.length === 0 ? 'Nothing has been changed yet' : 'No such edits'}>
          {history.edits?.length === 0
            ? 'What is done on this estimate from now on is told here.'
            : 'Choose another line, person or kind to see the others.'}
        </EmptyState>
      )}
      <SentList estimateId={now.estimate.id} />
      {history.hasMore && (
        <div className={styles['more']}>
          <Button onPress={history.more} loading={history.isLoadingMore}>
            Show earlier
          </Button>
        </div>
      )}
    </div>
  );
}

function Reading() {
  return (
    <Loading
      isLoading
      label="Reading the history"
      skeleton={
        <div className={styles['page']}>
          <Skeleton width={40} />
          <Skeleton width={100} />
          <Skeleton width={80} />
        </div>
      }
    />
  );
}

function Head({ now }: { readonly now: EstimateNow }) {
  return (
    <header>
      <EstimatePageTop now={now} title="History">
        {now.undoLabel !== null && (
          <span className={styles['undo']}>
            <Button icon={<Undo2 aria-hidden="true" />} onPress={() => now.store.undo()}>
              {`Undo: ${now.undoLabel}`}
            </Button>
          </span>
        )}
      </EstimatePageTop>
    </header>
  );
}
