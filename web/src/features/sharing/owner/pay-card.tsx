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
  readonly sharedState: SharedEstimateState;
}

/** The total, the owner's share, and the owner's possible answers. */
export function PayCard({ shared, sharedState }: PayCardProps) {
  const { view, state } = shared;
  const [dialog, setDialog] = useState<'question' | 'decline'>();
  const [justDone, setJustDone] = useState(false);
  const canAnswer = state === 'open' || state === 'declined';
  const send = async (text: string, name: string) => {
    const refused =
      dialog === 'decline'
        ? await sharedState.send(declineShared, { name, reason: text })
        : await sharedState.send(askShared, { name, text });
    if (refused !== undefined) return problemText(refused);
    setJustDone(dialog === 'decline');
    setDialog(undefined);
    return undefined;
  };
  return (
    <>
      <OwnerTotals view={view} />
      <OwnerOutcome shared={shared} isNews={justDone} />
      {canAnswer && <SignForm shared={shared} sharedState={sharedState} onDone={() => setJustDone(true)} />}
      {state !== 'replaced' && state !== 'closed' && (
        <Answers
          mayDecline={state === 'open'}
          onOpen={() => setDialog('question')}
          onDecline={() => setDialog('decline')}
        />
      )}
      {canAnswer && (
        <p className={styles['small']}>
          By approving you agree for yourself. The shop orders parts and starts once everybody who pays has
          agreed. If more damage turns up, you are asked again. Prices hold until {dayOf(shared.expiresAt)}.
        </p>
      )}
      <QuestionList heading="Your questions" questions={shared.asked} />
      <MessageDialog
        key={dialog}
        kind={dialog}
        token={sharedState.token}
        name={view.name}
        isBusy={sharedState.isBusy}
        onClose={() => setDialog(undefined)}
        onSend={send}
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
  onOpen,
  onDecline,
}: {
  readonly mayDecline: boolean;
  readonly onOpen: () => void;
  readonly onDecline: () => void;
}) {
  return (
    <div className={styles['answers']}>
      <Button size="lg" onPress={onOpen}>
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
