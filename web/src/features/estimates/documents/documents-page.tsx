import { type DocumentChoices, readDocumentChoices } from '@dre/core/contract/estimates/document-choices';
import { useParams } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { isId } from '../../../lib/new-id.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import type { EstimateStore } from '../../../offline/sync/estimate-store.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { WatchEstimateInTime } from '../guide/watch-in-time.ts';
import { EstimateGone, EstimateProblem } from '../open/estimate-problem.tsx';
import { useEstimate, useEstimateSelector } from '../open/use-estimate.ts';
import { DocumentsPanel } from './documents-panel.tsx';
import styles from './documents.module.css';

/** Selects, previews, saves and prints an estimate's documents. */
export function DocumentsPage() {
  const { id } = useParams({ from: '/app-shell/estimate/$id/documents' });
  return isId(id) ? <NamedDocuments id={id} /> : <EstimateGone />;
}

function NamedDocuments({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(readDocumentChoices, { params: { id } }, id);
  if (data === undefined && error !== undefined) {
    return <EstimateProblem title="The documents cannot be shown" problem={error} reload={refetch} />;
  }
  if (data === undefined) return <Opening />;
  // A user who may see work orders only has no estimate to open.
  if (data.reach === 'work-order') return <DocumentsPanel estimateId={id} choices={data} store={undefined} />;
  return <OfEstimate id={id} choices={data} reload={refetch} />;
}

interface OfEstimateProps {
  readonly id: string;
  readonly choices: DocumentChoices;
  readonly reload: () => void;
}

/** Opens the estimate too, because unsent edits belong into the document. */
function OfEstimate({ id, choices, reload }: OfEstimateProps) {
  const state = useEstimate(id);
  if (state.kind === 'loading') return <Opening />;
  const store = state.kind === 'open' ? state.store : undefined;
  return (
    <>
      {store && <FollowEstimate store={store} onChange={reload} />}
      {store && <ReportToGuide store={store} />}
      <DocumentsPanel estimateId={id} choices={choices} store={store} />
    </>
  );
}

interface FollowEstimateProps {
  readonly store: EstimateStore;
  readonly onChange: () => void;
}

/** Refetches the printable versions after a change, here or by others. */
function FollowEstimate({ store, onChange }: FollowEstimateProps) {
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    let last = store.snapshot();
    return store.subscribe(() => {
      const now = store.snapshot();
      const isChanged = now.estimate !== last.estimate || last.saveState.kind === 'saving';
      if (!isChanged || now.saveState.kind === 'saving') {
        if (now.saveState.kind === 'saving') last = { ...now, estimate: last.estimate };
        return;
      }
      last = now;
      notify();
    });
  }, [store]);
  return null;
}

function ReportToGuide({ store }: { readonly store: EstimateStore }) {
  return <WatchEstimateInTime estimate={useEstimateSelector(store, ({ estimate }) => estimate)} />;
}

function Opening() {
  return (
    <Loading
      isLoading
      label="Opening the documents"
      skeleton={
        <div className={styles['page']}>
          <Skeleton width={40} />
          <Skeleton shape="block" />
        </div>
      }
    />
  );
}
