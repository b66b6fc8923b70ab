import {
  declineShared,
  type InsurersEstimate,
  reviewShared,
} from '@dre/core/contract/sharing/shared-estimate';
import type { AmountRow } from '@dre/core/domain/sharing/owner-view';
import { changeText } from '@dre/core/domain/sharing/supplement-text';
import { useEffect, useRef, useState } from 'react';
import { price } from '../../../lib/text/format.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { QuestionList } from '../question-list.tsx';
import { longDay } from '../days.ts';
import { InsurerLineRow } from './insurer-line.tsx';
import styles from './insurer.module.css';
import payStyles from '../pay.module.css';
import { InsurerOutcome } from './insurer-outcome.tsx';
import { answersOf, confirmationOf, missingIn, type Review, useReview } from './review.ts';
import { RepairCard } from '../repair-card.tsx';
import { ReplacedNotice } from '../replaced-notice.tsx';
import { ReviewForm, type ReviewText } from './review-form.tsx';
import { ShareFrame } from '../share-frame.tsx';
import frame from '../share.module.css';
import { SharedPhotos } from '../shared-photos.tsx';
import { StickyCard } from '../sticky-card.tsx';
import { SupplementCard } from '../supplement-card.tsx';
import type { SharedEstimateState } from '../use-shared.ts';
import { MessageDialog } from '../message-dialog.tsx';

interface InsurerPageProps {
  readonly shared: InsurersEstimate;
  readonly sharedState: SharedEstimateState;
}

/** Every line with the reason it is billed. Answers change nothing until the estimator accepts them. */
export function InsurerPage({ shared, sharedState }: InsurerPageProps) {
  const { view, state } = shared;
  const review = useReview(sharedState.token, shared);
  const isOpen = state === 'open' || state === 'declined';
  const card = useRef<HTMLElement>(null);
  return (
    <ShareFrame shared={shared}>
      <ReplacedNotice shared={shared} sharedState={sharedState} />
      <div className={frame['grid']}>
        <div className={styles['main']}>
          <section className={frame['card']} aria-labelledby="share-title">
            <div className={frame['story']}>
              <h1 id="share-title">{heading(shared)}</h1>
              <p>{introduction(shared, isOpen)}</p>
            </div>
            <dl className={styles['facts']}>
              {view.facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{factText(value)}</dd>
                </div>
              ))}
            </dl>
            {shared.repair && <RepairCard repair={shared.repair} onStale={sharedState.reload} />}
            {shared.supplement && <SupplementCard supplement={shared.supplement} />}
            <SharedPhotos photos={shared.photos} onStale={sharedState.reload} />
          </section>
          <section className={`${frame['card']} ${styles['lines']}`} aria-label="Lines">
            {view.lines.map((line) => (
              <InsurerLineRow key={line.key} line={line} review={review} isOpen={isOpen} />
            ))}
            {view.absent.length > 0 && (
              <ul className={styles['absent']} aria-label="Lines that are not listed">
                {view.absent.map(({ number, why }) => (
                  <li key={number}>{`Line ${String(number)} ${why}.`}</li>
                ))}
              </ul>
            )}
          </section>
        </div>
        <StickyCard cardRef={card} label="Totals and answer">
          <InsurerTotals view={view} />
          <InsurerOutcome shared={shared} />
          {isOpen && <Send shared={shared} sharedState={sharedState} review={review} />}
          <QuestionList heading="Your answers" questions={shared.asked} />
        </StickyCard>
      </div>
    </ShareFrame>
  );
}

function heading({ number, version, supplement }: InsurersEstimate): string {
  return supplement === null
    ? `Estimate ${number}, ${version}`
    : `Supplement ${version} to estimate ${number}`;
}

function introduction({ supplement, agreed, shop, view }: InsurersEstimate, isOpen: boolean): string {
  const how = 'Each line says how its hours came about.';
  const answers = isOpen
    ? `${how} Approve it, ask, ask for other hours or another price, or deny it. Nothing changes until ${shop.name} takes it.`
    : how;
  if (supplement === null) return answers;
  const { since, change, partBefore } = supplement;
  const part = view.net - partBefore;
  const yours =
    part === 0
      ? 'Your part stays as it was.'
      : `Your part ${part > 0 ? 'rises' : 'falls'} by ${price(Math.abs(part))}.`;
  const openQuestions =
    agreed.length === 0 || !isOpen
      ? answers
      : 'What you agreed to before is marked and needs no answer. What is new or changed, and what was left open, does.';
  return `Compared with ${since}, which came to ${price(supplement.grossBefore)}, it ${changeText(change)}. ${yours} ${openQuestions}`;
}

/** Days are stored as 2026-11-02. */
function factText(value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? longDay(value) : value;
}

export function InsurerTotals({ view }: Pick<InsurersEstimate, 'view'>) {
  return (
    <>
      <p className={payStyles['quiet']}>Total with tax</p>
      <p className={payStyles['big']}>{price(view.gross)}</p>
      <dl className={payStyles['amounts']}>
        <Rows rows={view.rows} />
        <Row label="Subtotal" amount={view.subtotal} look="rule" />
        <Rows rows={view.taxes} />
        <Row label="Total" amount={view.gross} look="sum" />
        <Rows rows={view.steps} />
        <div className={payStyles['you']}>
          <dt>Insurer pays</dt>
          <dd>{price(view.net)}</dd>
        </div>
      </dl>
    </>
  );
}

function Rows({ rows }: { readonly rows: readonly AmountRow[] }) {
  return rows.map(({ label, amount }, at) => (
    <Row key={`${String(at)} ${label}`} label={label} amount={amount} />
  ));
}

function Row({ label, amount, look }: AmountRow & { readonly look?: 'rule' | 'sum' }) {
  return (
    <div className={look && payStyles[look]}>
      <dt>{label}</dt>
      <dd>{price(amount)}</dd>
    </div>
  );
}

function Send({ shared, sharedState, review }: InsurerPageProps & { readonly review: Review }) {
  const [done, setDone] = useState('');
  const [isDeclining, setDeclining] = useState(false);
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done === '') return;
    confirmation.current?.focus({ preventScroll: true });
    confirmation.current?.scrollIntoView({ block: 'nearest' });
  }, [done]);
  const send = async ({ name, comment, isAgreed }: ReviewText) => {
    setDone('');
    const unfinished = Object.values(review.drafts).flatMap((draft) => missingIn(draft) ?? [])[0];
    if (unfinished !== undefined) return `One line is not finished. ${unfinished}`;
    const lines = answersOf(review.drafts);
    const refused = await sharedState.send(reviewShared, { name, comment, lines, isAgreed });
    if (refused !== undefined) return Object.values(refused.errors ?? {})[0] ?? problemText(refused);
    setDone(confirmationOf(review.drafts, comment, isAgreed));
    review.clear();
    return undefined;
  };
  const decline = async (reason: string, name: string) => {
    const refused = await sharedState.send(declineShared, { name, reason });
    if (refused !== undefined) return problemText(refused);
    setDeclining(false);
    return undefined;
  };
  return (
    <>
      <ReviewForm shared={shared} review={review} isBusy={sharedState.isBusy} onSend={send} />
      <div ref={confirmation} tabIndex={-1} className={styles['confirmation']}>
        <output>
          {done !== '' && (
            <Alert tone="success" title="Your answer has been sent">
              {`${done} ${shared.shop.name} replies on this page.`}
            </Alert>
          )}
        </output>
      </div>
      {shared.state === 'open' && (
        <Button variant="danger-outline" size="lg" full onPress={() => setDeclining(true)}>
          Decline the estimate
        </Button>
      )}
      <MessageDialog
        key={String(isDeclining)}
        kind={isDeclining ? 'decline' : undefined}
        token={sharedState.token}
        name=""
        isBusy={sharedState.isBusy}
        onClose={() => setDeclining(false)}
        onSend={decline}
      />
    </>
  );
}
