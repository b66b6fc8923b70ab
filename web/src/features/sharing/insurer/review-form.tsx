import type { InsurersEstimate } from '@dre/core/contract/sharing/shared-estimate';
import { useState } from 'react';
import { price } from '../../../lib/text/format.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import payStyles from '../pay.module.css';
import { countAnswers, type Review, whyNotAgreed } from './review.ts';
import styles from '../share.module.css';

export interface ReviewText {
  readonly name: string;
  readonly comment: string;
  readonly isAgreed: boolean;
}

interface ReviewFormProps {
  readonly shared: InsurersEstimate;
  readonly review: Review;
  readonly isBusy: boolean;
  /** The reason it was refused; undefined if it was accepted. */
  readonly onSend: (text: ReviewText) => Promise<string | undefined>;
}

/** Sends the decisions above, with a name, a comment, and whether the whole estimate is agreed to. */
export function ReviewForm({ shared, review, isBusy, onSend }: ReviewFormProps) {
  const { name, comment } = review;
  const [isTicked, setTicked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const obstacle = whyNotAgreed(review);
  const isAgreed = isTicked && obstacle === undefined;
  const nothing = Object.keys(review.drafts).length === 0 && comment.trim() === '' && !isAgreed;
  const missing = nothing
    ? 'Answer a line, agree to all of it, or write a comment first.'
    : name.trim() === ''
      ? 'Write your name to send.'
      : '';
  const send = async () => {
    const refused = await onSend({ name, comment, isAgreed });
    setFailure(refused);
    if (refused !== undefined) return;
    setTicked(false);
  };
  return (
    <div className={styles['form']}>
      <Button size="lg" full onPress={review.approveAll}>
        Approve all other lines
      </Button>
      <Checkbox isSelected={isAgreed} isDisabled={obstacle !== undefined} onChange={setTicked}>
        {`We agree to ${shared.version} and pay ${price(shared.view.net)}.`}
      </Checkbox>
      {obstacle !== undefined && <p className={payStyles['quiet']}>{obstacle}</p>}
      <TextArea
        label="Comment"
        rows={3}
        maxLength={4_000}
        value={comment}
        onChange={(next) => review.write({ comment: next })}
      />
      <TextField
        label="Your name"
        size="lg"
        isRequired
        maxLength={120}
        autoComplete="name"
        value={name}
        onChange={(next) => review.write({ name: next })}
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
        {missing || countAnswers(review.drafts)}
      </output>
    </div>
  );
}
