import { type Comment, removeComment } from '@dre/core/contract/estimates/comments';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { When } from '../../../lib/text/when.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { useConfirm } from '../../../ui/overlays/use-confirm.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { useGoToLine } from '../totals/use-go-to-line.ts';
import { requestedComments } from './comment-state.ts';
import { aboutText } from './comment-text.ts';
import styles from './comments.module.css';

interface CommentListProps {
  readonly id: string;
  readonly comments: readonly Comment[];
  readonly onChanged: () => void;
}

export function CommentList({ id, comments, onChanged }: CommentListProps) {
  const { run, isBusy, problem } = useAction();
  const { confirm, dialog } = useConfirm();
  const takeBack = async (comment: Comment) => {
    const question = { heading: 'Take this comment back?', message: comment.text, cancel: true };
    if (!(await confirm(question))) return;
    const parts = { params: { id }, body: { comment: comment.id } };
    if ((await run(removeComment, parts, 'Comment taken back')) !== undefined) onChanged();
  };
  if (comments.length === 0) return <p className={styles['none']}>Nobody has said anything yet.</p>;
  return (
    <>
      <ol className={styles['comments']}>
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            isBusy={isBusy}
            onTakeBack={() => void takeBack(comment)}
          />
        ))}
      </ol>
      {problem !== undefined && (
        <Alert tone="error" role="alert">
          {problemText(problem)}
        </Alert>
      )}
      {dialog}
    </>
  );
}

interface CommentItemProps {
  readonly comment: Comment;
  readonly isBusy: boolean;
  readonly onTakeBack: () => void;
}

function CommentItem({ comment, isBusy, onTakeBack }: CommentItemProps) {
  const { by, at, text, lineId, isOwn } = comment;
  return (
    <li className={styles['comment']}>
      <p>
        <b>{by}</b>{' '}
        <span className={styles['quiet']}>
          <When at={at} />
        </span>
      </p>
      <AboutLine lineId={lineId} />
      <p className={styles['text']}>{text}</p>
      {isOwn && (
        <Button variant="ghost" isDisabled={isBusy} onPress={onTakeBack}>
          Take back
        </Button>
      )}
    </li>
  );
}

function AboutLine({ lineId }: Pick<Comment, 'lineId'>) {
  const { now } = useBuilder();
  const goTo = useGoToLine();
  const about = aboutText(now.estimate, lineId);
  if (about === null || lineId === null) return null;
  const exists = now.estimate.lines.some((line) => line.id === lineId);
  if (!exists) return <p className={styles['quiet']}>{about}</p>;
  const show = () => {
    requestedComments.set(false);
    goTo(lineId);
  };
  return (
    <button type="button" className={styles['about']} onClick={show}>
      {about}
    </button>
  );
}
