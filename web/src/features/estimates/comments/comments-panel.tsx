import { readComments } from '@dre/core/contract/estimates/comments';
import { useEffect, useSyncExternalStore } from 'react';
import type { EstimateStore } from '../../../offline/sync/estimate-store.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
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
  const { value, problem, isLoading, reload } = useCall(
    readComments,
    { params: { id } },
    `${id} ${String(notified)} ${String(isOpen)}`,
  );
  const count = value?.comments.length ?? 0;
  useEffect(() => {
    commentCount.set(count);
    return () => commentCount.set(0);
  }, [count]);
  useEffect(() => () => requestedComments.set(false), []);
  return (
    <Drawer isOpen={isOpen} onClose={() => requestedComments.set(false)} title="Comments">
      <p className={styles['quiet']}>Only people of your company see them. They are on no document.</p>
      {value === undefined && problem === undefined && (
        <Loading isLoading={isLoading} label="Reading the comments" skeleton={<Skeleton shape="block" />} />
      )}
      {problem !== undefined && (
        <Alert tone="error" role="alert">
          {problemText(problem)} <Button onPress={reload}>Try again</Button>
        </Alert>
      )}
      {value !== undefined && <CommentList id={id} comments={value.comments} onChanged={reload} />}
      {value?.mayComment === true && <CommentForm id={id} onSent={reload} />}
    </Drawer>
  );
}
