import { askShared, declineShared, type OwnersEstimate } from '@dre/core/contract/sharing/shared-estimate';
import type { AmountRow, OwnerView } from '@dre/core/domain/sharing/owner-view';
import { useState } from 'react';
import { amount, price } from '../../../lib/text/format.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { QuestionList } from '../question-list.tsx';
import { dayOf } from '../days.ts';
import { OwnerOutcome } from './owner-outcome.tsx';
import styles from '../pay.module.css';
import { SignForm } from './sign-form.tsx';
import type { SharedEstimateState } from '../use-shared.ts';
import { MessageDialog } from '../message-dialog.tsx';

interface PayCardProps {
  readonly shared: OwnersEstimate;
  readonly desk: SharedEstimateState;
}

/** The total, the owner's share, and the owner's possible answers. */
export function PayCard({ shared, desk }: PayCardProps) {
  const { view, state } = shared;
  const [asking, setAsking] = useState<'question' | 'decline'>();
  const [justDone, setJustDone] = useState(false);
  const canAnswer = state === 'open' || state === 'declined';
  const say = async (text: string, name: string) => {
    const refused =
      asking === 'decline'
        ? await desk.send(declineShared, { name, reason: text })
        : await desk.send(askShared, { name, text });
    if (refused !== undefined) return problemText(refused);
    setJustDone(asking === 'decline');
    setAsking(undefined);
    return undefined;
  };
  return (
    <>
      <OwnerTotals view={view} />
      <OwnerOutcome shared={shared} isNews={justDone} />
      {canAnswer && <SignForm shared={shared} desk={desk} onDone={() => setJustDone(true)} />}
      {state !== 'replaced' && state !== 'closed' && (
        <Answers
          mayDecline={state === 'open'}
          onAsk={() => setAsking('question')}
          onDecline={() => setAsking('decline')}
        />
      )}
      {canAnswer && (
        <p className={styles['small']}>
          By approving you agree for yourself. The shop orders parts and starts once everybody who pays has
          agreed. If more damage turns up, you are asked again. Prices hold until {dayOf(shared.expiresAt)}.
        </p>
      )}
      <QuestionList heading="Your questions" asked={shared.asked} />
      <MessageDialog
        key={asking}
        kind={asking}
        token={desk.token}
        name={view.name}
        isBusy={desk.isBusy}
        onClose={() => setAsking(undefined)}
        onSay={say}
      />
    </>
  );
}

export function OwnerTotals({ view }: { readonly view: OwnerView }) {
  return (
    <>
      <p className={styles['quiet']}>Total with tax</p>
      <p className={styles['big']}>{price(view.gross)}</p>
      <dl className={styles['amounts']}>
        {view.rows.map((row, at) => (
          <Row key={`${String(at)} ${row.label}`} {...row} />
        ))}
        {view.payers.map((row, at) => (
          <Row key={row.label} {...row} {...(at === 0 && { className: styles['rule'] })} />
        ))}
        {view.yourPart.map((row, at) => (
          <Row key={row.label} {...row} {...(at === 0 && { className: styles['rule'] })} />
        ))}
        <div className={styles['you']}>
          <dt>{view.youPay.label}</dt>
          <dd>{price(view.youPay.amount)}</dd>
        </div>
      </dl>
    </>
  );
}

function Row({ label, amount: cents, className }: AmountRow & { readonly className?: string | undefined }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{amount(cents)}</dd>
    </div>
  );
}

function Answers({
  mayDecline,
  onAsk,
  onDecline,
}: {
  readonly mayDecline: boolean;
  readonly onAsk: () => void;
  readonly onDecline: () => void;
}) {
  return (
    <div className={styles['answers']}>
      <Button size="lg" onPress={onAsk}>
        Ask a question
      </Button>
      {mayDecline && (
        <Button size="lg" variant="danger-outline" onPress={onDecline}>
          Decline
        </Button>
      )}
    </div>
  );
}
