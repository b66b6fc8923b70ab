import { readComments } from '@dre/core/contract/estimates/comments';
import { useEffect, useSyncExternalStore } from 'react';
import type { EstimateStore } from '../../../offline/sync/estimate-store.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useEstimateSelector } from '../open/use-estimate.ts';
import { commentCount, requestedComments } from './comment-state.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import styles from './comments.module.css';

interface CommentsPanelProps {
  readonly id: string;
  readonly store: EstimateStore;
}

/** The company's internal comments on the estimate and its lines. */
export function CommentsPanel({ id, store }: CommentsPanelProps) {
  const notified = useEstimateSelector(store, (open) => open.comments);
  const isOpen = useSyncExternalStore(requestedComments.subscribe, requestedComments.get);
  // Opening refetches too: while offline no notification of a new comment arrived.
  const {
    data,
    error: problem,
    isPending,
    refetch,
  } = useQuery(readComments, { params: { id } }, `${id} ${String(notified)} ${String(isOpen)}`);
  const count = data?.comments.length ?? 0;
  useEffect(() => {
    commentCount.set(count);
    return () => commentCount.set(0);
  }, [count]);
  useEffect(() => () => requestedComments.set(false), []);
  return (
    <Drawer isOpen={isOpen} onClose={() => requestedComments.set(false)} title="Comments">
      <p className={styles['quiet']}>Only people of your company see them. They are on no document.</p>
      {data === undefined && problem === undefined && (
        <Loading isLoading={isPending} label="Reading the comments" skeleton={<Skeleton shape="block" />} />
      )}
      {problem !== undefined && (
        <Alert tone="error" role="alert">
          {problemText(problem)} <Button onPress={refetch}>Try again</Button>
        </Alert>
      )}
      {data !== undefined && <CommentList id={id} comments={data.comments} onChanged={refetch} />}
      {data?.mayComment === true && <CommentForm id={id} onSent={refetch} />}
    </Drawer>
  );
}
