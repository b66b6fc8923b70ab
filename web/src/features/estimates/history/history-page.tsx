import { Link, useNavigate, useParams } from '@tanstack/react-router';
import Undo2 from 'lucide-react/icons/undo-2';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useMedia } from '../../../ui/primitives/use-media.ts';
import type { OpenedEstimate } from '../open/open-estimate.ts';
import { EstimateProblem } from '../open/estimate-problem.tsx';
import { type EstimateNow, useEstimate, useEstimateNow } from '../open/use-estimate.ts';
import { EstimatePageTop } from '../page-top/estimate-page-top.tsx';
import { SentList } from '../lifecycle/send/sent-list.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryList } from './history-list.tsx';
import { HistoryPeople } from './history-people.tsx';
import styles from './history.module.css';
import type { HistoryItem } from './share-events.ts';
import { type History, useHistory } from './use-history.ts';
import { useDescribedEdits } from './use-described-edits.ts';

/** Every edit of an estimate: author, content, old and new value, time and outcome. */
export function HistoryPage() {
  const { id } = useParams({ from: '/app-shell/estimate/$id/history' });
  const state = useEstimate(id);
  if (state.kind === 'loading') return <Reading />;
  if (state.kind === 'open') return <OpenHistory opened={state} />;
  return <EstimateProblem title="This estimate cannot be shown" {...state} />;
}

function OpenHistory({ opened }: { readonly opened: OpenedEstimate }) {
  const now = useEstimateNow(opened);
  const history = useHistory(now);
  const { items, visible } = useDescribedEdits(now.estimate.id, history);
  // Beside the edits if there is room, otherwise below them.
  const isWide = useMedia('(min-width: 1100px)');
  const sent = <SentList estimateId={now.estimate.id} />;
  return (
    <div className={styles['page']} data-wide-screen="">
      <Head now={now} />
      <div className={styles['aside']}>
        <HistoryFilters now={now} items={items} />
        {isWide && <HistoryPeople items={items} hasMore={history.hasMore} />}
        {isWide && sent}
      </div>
      <div className={styles['told']}>
        <Edits now={now} history={history} visible={visible} />
        {!isWide && sent}
        {history.hasMore && (
          <div className={styles['more']}>
            <Button onPress={history.more} loading={history.isLoadingMore}>
              Show earlier
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

interface EditsProps {
  readonly now: EstimateNow;
  readonly history: History;
  readonly visible: readonly HistoryItem[] | undefined;
}

/** The edits of the chosen line, person and kind. */
function Edits({ now, history, visible }: EditsProps) {
  const navigate = useNavigate({ from: '/estimate/$id/history' });
  const { edits, problem, hasMore } = history;
  if (problem !== undefined) {
    return (
      <ErrorState
        title="The history could not be read"
        actions={<Button onPress={history.reload}>Try again</Button>}
      >
        {problem.detail ?? problem.title}
      </ErrorState>
    );
  }
  if (visible === undefined) return <Reading />;
  if (visible.length > 0 || hasMore) return <HistoryList now={now} items={visible} />;
  return edits?.length === 0 ? (
    <EmptyState
      title="Nothing has been changed yet"
      actions={
        <LinkButton
          render={(look) => (
            <Link to="/estimate/$id/new-estimate" params={{ id: now.estimate.id }} search={{}} {...look} />
          )}
        >
          Open the estimate
        </LinkButton>
      }
    >
      What is done on this estimate from now on is told here.
    </EmptyState>
  ) : (
    <EmptyState
      title="No such edits"
      actions={<Button onPress={() => void navigate({ search: {}, replace: true })}>Show every edit</Button>}
    >
      Choose another line, person or kind to see the others.
    </EmptyState>
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
