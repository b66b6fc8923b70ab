import { readSharing } from '@dre/core/contract/sharing/sharing';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { useEffect, useState } from 'react';
import { useQuery } from '../../../lib/calls/use-query.ts';
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
  const { data, refetch: reload } = useQuery(readSharing, parts, `${estimateId} ${stateKey}`);
  useEffect(() => {
    answerMarks.set(data === undefined ? new Map() : answerMarksOf(data, label));
    const open = (data?.answers ?? []).filter((answer) => answer.label === label && isWaiting(answer));
    unansweredReaders.set(new Set(open.map(({ audience }) => audience)));
  }, [data, label]);
  useEffect(
    () => () => {
      answerMarks.set(new Map());
      unansweredReaders.set(new Set());
    },
    [],
  );
  if (data === undefined || data.answers.length === 0) return null;
  const waiting = data.answers.filter(isWaiting).length;
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
        <AnswersList sharing={data} onDecided={reload} />
      </Drawer>
    </>
  );
}
