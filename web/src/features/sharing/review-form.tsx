import { useState } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import payStyles from './pay.module.css';
import type { Review } from './review.ts';
import styles from './share.module.css';

interface ReviewFormProps {
  readonly review: Review;
  readonly isBusy: boolean;
  /** Why it was not taken, or nothing where it was. */
  readonly onSend: (name: string, comment: string) => Promise<string | undefined>;
}

const words = { approve: 'approved', question: 'asked about', propose: 'proposed' } as const;

/** Everything that was decided above, with a name and a word to the shop. */
export function ReviewForm({ review, isBusy, onSend }: ReviewFormProps) {
  const [name, setName] = useState('');
  const [comment, setComment] = useState('');
  const [failure, setFailure] = useState<string>();
  const drafts = Object.values(review.drafts);
  const counted = (['approve', 'question', 'propose'] as const).flatMap((answer) => {
    const count = drafts.filter((draft) => draft.answer === answer).length;
    return count === 0 ? [] : [`${String(count)} ${words[answer]}`];
  });
  const nothing = drafts.length === 0 && comment.trim() === '';
  const missing = nothing
    ? 'Answer a line or write a comment first.'
    : name.trim() === ''
      ? 'Write your name to send.'
      : '';
  const send = async () => {
    const refused = await onSend(name, comment);
    setFailure(refused);
    if (refused === undefined) setComment('');
  };
  return (
    <div className={styles['form']}>
      <Button size="lg" full onPress={review.approveAll}>
        Approve all other lines
      </Button>
      <TextArea label="Comment" rows={3} maxLength={4_000} value={comment} onChange={setComment} />
      <TextField
        label="Your name"
        size="lg"
        isRequired
        maxLength={120}
        autoComplete="name"
        value={name}
        onChange={setName}
      />
      {failure !== undefined && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      <Button
        size="xl"
        full
        variant="primary"
        isDisabled={missing !== ''}
        loading={isBusy}
        aria-describedby="share-missing"
        onPress={() => void send()}
      >
        Send answer
      </Button>
      <output id="share-missing" className={payStyles['quiet']}>
        {missing || counted.join(', ')}
      </output>
    </div>
  );
}
