import { declineShared, type InsurersEstimate, reviewShared } from '@dre/core/contract/shared-estimate';
import { useEffect, useRef, useState } from 'react';
import { price } from '../../lib/format.ts';
import { problemText } from '../../lib/use-action.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { AskedList } from './asked-list.tsx';
import { longDay } from './days.ts';
import { InsurerLineRow } from './insurer-line.tsx';
import styles from './insurer.module.css';
import payStyles from './pay.module.css';
import { InsurerOutcome } from './insurer-outcome.tsx';
import { answersOf, confirmationOf, missingIn, type Review, useReview } from './review.ts';
import { ReviewForm, type ReviewWords } from './review-form.tsx';
import { ShareFrame } from './share-frame.tsx';
import frame from './share.module.css';
import { SharedPhotos } from './shared-photos.tsx';
import type { SharedDesk } from './use-shared.ts';
import { WordsDialog } from './words-dialog.tsx';

interface InsurerPageProps {
  readonly shared: InsurersEstimate;
  readonly desk: SharedDesk;
}

/** Every line with why it is billed. What is said here changes nothing until the estimator takes it. */
export function InsurerPage({ shared, desk }: InsurerPageProps) {
  const { view, state } = shared;
  const review = useReview(view.lines, shared.said);
  const isOpen = state === 'open' || state === 'declined';
  return (
    <ShareFrame shared={shared}>
      <div className={frame['grid']}>
        <div className={styles['main']}>
          <section className={frame['card']} aria-labelledby="share-title">
            <div className={frame['story']}>
              <h1 id="share-title">{`Estimate ${shared.number}, ${shared.version}`}</h1>
              <p>
                Each line says how its hours came about. Approve it, ask, ask for other hours or another
                price, or deny it. Nothing changes until {shared.shop.name} takes it.
              </p>
            </div>
            <dl className={styles['facts']}>
              {view.facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{sayFact(value)}</dd>
                </div>
              ))}
            </dl>
            <SharedPhotos photos={shared.photos} onStale={desk.reload} />
          </section>
          <section className={`${frame['card']} ${styles['lines']}`} aria-label="Lines">
            {view.lines.map((line) => (
              <InsurerLineRow key={line.key} line={line} review={review} isOpen={isOpen} />
            ))}
          </section>
        </div>
        <aside className={`${frame['card']} ${payStyles['pay']}`} aria-label="Totals and answer">
          <InsurerTotals view={view} />
          <InsurerOutcome shared={shared} />
          {isOpen && <Send shared={shared} desk={desk} review={review} />}
          {state === 'replaced' && <ReplacedNotice shared={shared} desk={desk} />}
          <AskedList heading="Your answers" asked={shared.asked} />
        </aside>
      </div>
    </ShareFrame>
  );
}

/** Days are kept as 2026-11-02. */
function sayFact(value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? longDay(value) : value;
}

export function InsurerTotals({ view }: Pick<InsurersEstimate, 'view'>) {
  return (
    <>
      <p className={payStyles['quiet']}>Total with tax</p>
      <p className={payStyles['big']}>{price(view.gross)}</p>
      <dl className={payStyles['amounts']}>
        {view.rows.map(({ label, amount }, at) => (
          <div key={`${String(at)} ${label}`}>
            <dt>{label}</dt>
            <dd>{price(amount)}</dd>
          </div>
        ))}
        {view.steps.map(({ label, amount }, at) => (
          <div key={label} className={at === 0 ? payStyles['rule'] : undefined}>
            <dt>{label}</dt>
            <dd>{price(amount)}</dd>
          </div>
        ))}
        <div className={payStyles['you']}>
          <dt>Insurer pays</dt>
          <dd>{price(view.net)}</dd>
        </div>
      </dl>
    </>
  );
}

function Send({ shared, desk, review }: InsurerPageProps & { readonly review: Review }) {
  const [done, setDone] = useState('');
  const [isDeclining, setDeclining] = useState(false);
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done === '') return;
    confirmation.current?.focus({ preventScroll: true });
    confirmation.current?.scrollIntoView({ block: 'nearest' });
  }, [done]);
  const send = async ({ name, comment, isAgreed }: ReviewWords) => {
    setDone('');
    const unfinished = Object.values(review.drafts).flatMap((draft) => missingIn(draft) ?? [])[0];
    if (unfinished !== undefined) return `One line is not finished. ${unfinished}`;
    const lines = answersOf(review.drafts);
    const refused = await desk.send(reviewShared, { name, comment, lines, isAgreed });
    if (refused !== undefined) return Object.values(refused.errors ?? {})[0] ?? problemText(refused);
    setDone(confirmationOf(review.drafts, comment, isAgreed));
    review.clear();
    return undefined;
  };
  const decline = async (reason: string, name: string) => {
    const refused = await desk.send(declineShared, { name, reason });
    if (refused !== undefined) return problemText(refused);
    setDeclining(false);
    return undefined;
  };
  return (
    <>
      <ReviewForm shared={shared} review={review} isBusy={desk.isBusy} onSend={send} />
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
      <WordsDialog
        key={String(isDeclining)}
        kind={isDeclining ? 'decline' : undefined}
        name=""
        isBusy={desk.isBusy}
        onClose={() => setDeclining(false)}
        onSay={decline}
      />
    </>
  );
}

function ReplacedNotice({ shared, desk }: InsurerPageProps) {
  const [failure, setFailure] = useState<string>();
  const open = async () => {
    const refused = await desk.goToNewer();
    setFailure(refused && problemText(refused));
  };
  return (
    <div className={payStyles['sign']}>
      <Alert tone="warning" title="There is a newer version of this estimate">
        This one can be read, and no longer answered.
      </Alert>
      {shared.hasNewer && (
        <Button variant="primary" size="lg" full onPress={() => void open()}>
          Open the newer version
        </Button>
      )}
      <span role="alert">{failure}</span>
    </div>
  );
}
