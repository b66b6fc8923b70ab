import { readSharing } from '@dre/core/contract/sharing/sharing';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { useEffect, useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { answerMarks, unansweredReaders } from '../lifecycle/life-requests.ts';
import { answerMarksOf, isWaiting } from './answer-text.ts';
import { AnswersList } from './answers-list.tsx';
import styles from './answers.module.css';

interface AnswersButtonProps {
  readonly estimateId: string;
  /** Changes with every estimate state that affects decisions, which triggers a refetch. */
  readonly stateKey: string;
  /** The label of the version locked last. */
  readonly label: string;
}

/** The owner's and the insurer's answers, shown beside the lines they concern; hidden while there are none. */
export function AnswersButton({ estimateId, stateKey, label }: AnswersButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const parts = { params: { id: estimateId } };
  const { value, reload } = useCall(readSharing, parts, `${estimateId} ${stateKey}`);
  useEffect(() => {
    answerMarks.set(value === undefined ? new Map() : answerMarksOf(value, label));
    const open = (value?.answers ?? []).filter((answer) => answer.label === label && isWaiting(answer));
    unansweredReaders.set(new Set(open.map(({ audience }) => audience)));
  }, [value, label]);
  useEffect(
    () => () => {
      answerMarks.set(new Map());
      unansweredReaders.set(new Set());
    },
    [],
  );
  if (value === undefined || value.answers.length === 0) return null;
  const waiting = value.answers.filter(isWaiting).length;
  const open = () => {
    reload();
    setOpen(true);
  };
  return (
    <>
      <Button
        icon={<MessagesSquare aria-hidden="true" size={16} />}
        aria-label={waiting === 0 ? 'Answers' : `${String(waiting)} to answer`}
        onPress={open}
      >
        {waiting === 0 ? '' : waiting}
        <span className={styles['wide']}>{waiting === 0 ? 'Answers' : 'to answer'}</span>
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Answers">
        <AnswersList sharing={value} onDecided={reload} />
      </Drawer>
    </>
  );
}
