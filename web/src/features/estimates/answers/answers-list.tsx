import type { Sharing } from '@dre/core/contract/sharing/sharing';
import { AnswerCard } from './answer-card.tsx';
import { isWaiting } from './answer-text.ts';
import styles from './answers.module.css';

interface AnswersListProps {
  readonly sharing: Sharing;
  readonly onDecided: () => void;
}

/** The owner's and the insurer's answers, those waiting for a decision first. */
export function AnswersList({ sharing, onDecided }: AnswersListProps) {
  const { answers, mayChange, hasDraft } = sharing;
  const others = answers.filter(({ kind }) => kind !== 'line-approval');
  const approved = answers.length - others.length;
  const inOrder = [...others.filter(isWaiting), ...others.filter((answer) => !isWaiting(answer))];
  if (answers.length === 0) return <p className={styles['quiet']}>Nobody has answered yet.</p>;
  return (
    <>
      {approved > 0 && (
        <p className={styles['quiet']}>
          {approved === 1 ? 'One line was approved.' : `${String(approved)} lines were approved.`}
        </p>
      )}
      <ul>
        {inOrder.map((answer) => (
          <AnswerCard key={answer.id} {...{ answer, mayChange, hasDraft, onDecided }} />
        ))}
      </ul>
    </>
  );
}
