import { decideAnswer, type ShareAnswer } from '@dre/core/contract/sharing/sharing';
import { useState } from 'react';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { When } from '../../../lib/text/when.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { answerHeading, decisionLabels, isWaiting, requestedDollars, requestedRows } from './answer-text.ts';
import styles from './answers.module.css';

interface AnswerCardProps {
  readonly answer: ShareAnswer;
  readonly mayChange: boolean;
  /** True while a draft is open, so a proposal can be accepted directly; otherwise accepting starts a supplement. */
  readonly hasDraft: boolean;
  readonly onDecided: () => void;
}

/** One answer given through a share link, with the shop's possible decisions. */
export function AnswerCard({ answer, mayChange, hasDraft, onDecided }: AnswerCardProps) {
  const rows = requestedRows(answer);
  return (
    <li className={styles['answer']}>
      <p>
        <b>{answerHeading(answer)}</b> <span className={styles['quiet']}>{answer.label}</span>{' '}
        <span className={styles['quiet']}>
          <When at={answer.at} />
        </span>
      </p>
      {rows.length > 0 && (
        <dl className={styles['figures']}>
          {rows.map(({ name, from, to }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <s>{from}</s> <span aria-hidden="true">→</span> {to}
              </dd>
            </div>
          ))}
          {requestedDollars(answer) !== '' && (
            <div>
              <dt>Changes the total with tax by</dt>
              <dd>{requestedDollars(answer)}</dd>
            </div>
          )}
        </dl>
      )}
      {answer.text !== '' && <p className={styles['text']}>{answer.text}</p>}
      {answer.decision !== null && (
        <p className={styles['decision']}>
          <b>{decisionLabels[answer.decision.kind]}</b> by {answer.decision.by}{' '}
          <When at={answer.decision.at} />
          {answer.decision.text !== '' && <span>{answer.decision.text}</span>}
        </p>
      )}
      {mayChange && isWaiting(answer) && <Decide {...{ answer, hasDraft, onDecided }} />}
    </li>
  );
}

function Decide({ answer, hasDraft, onDecided }: Omit<AnswerCardProps, 'mayChange'>) {
  const { run, isBusy, problem } = useAction();
  const [text, setText] = useState('');
  const [isReplying, setReplying] = useState(false);
  const isDenial = answer.kind === 'line-denial';
  const isProposal = answer.kind === 'proposal' || isDenial;
  const decide = async (decision: 'accept' | 'reject' | 'reply', done: string) => {
    const body = { decision, text, ...(decision === 'accept' && !hasDraft && { startSupplement: true }) };
    if ((await run(decideAnswer, { params: { id: answer.id }, body }, done)) !== undefined) onDecided();
  };
  return (
    <div className={styles['decide']}>
      {(isReplying || isProposal) && (
        <TextArea
          label={isProposal ? 'Word to the insurer (optional)' : 'Your reply'}
          rows={2}
          maxLength={4_000}
          value={text}
          onChange={setText}
        />
      )}
      {problem !== undefined && (
        <Alert tone="error" role="alert">
          {problemText(problem)}
        </Alert>
      )}
      <div className={styles['buttons']}>
        {isProposal && (
          <>
            <Button
              variant="primary"
              loading={isBusy}
              onPress={() => void decide('accept', 'Taken into the estimate')}
            >
              {acceptLabel(hasDraft, isDenial)}
            </Button>
            <Button isDisabled={isBusy} onPress={() => void decide('reject', 'Not accepted')}>
              Reject
            </Button>
          </>
        )}
        {!isProposal && !isReplying && <Button onPress={() => setReplying(true)}>Reply</Button>}
        {!isProposal && isReplying && (
          <Button
            variant="primary"
            loading={isBusy}
            isDisabled={text.trim() === ''}
            onPress={() => void decide('reply', 'Your reply is shown on their page')}
          >
            Send reply
          </Button>
        )}
      </div>
    </div>
  );
}

function acceptLabel(hasDraft: boolean, isDenial: boolean): string {
  const accept = isDenial ? 'take the line off' : 'accept';
  return hasDraft ? accept.replace(/^./, (first) => first.toUpperCase()) : `Start a supplement and ${accept}`;
}
