import { type InsurersEstimate, reviewShared } from '@dre/core/contract/shared-estimate';
import { useState } from 'react';
import { price } from '../../lib/format.ts';
import { problemText } from '../../lib/use-action.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { AskedList } from './asked-list.tsx';
import { longDay } from './days.ts';
import { InsurerLineRow } from './insurer-line.tsx';
import styles from './insurer.module.css';
import payStyles from './pay.module.css';
import { answersOf, missingIn, type Review, useReview } from './review.ts';
import { ReviewForm } from './review-form.tsx';
import { ShareFrame } from './share-frame.tsx';
import frame from './share.module.css';
import { SharedPhotos } from './shared-photos.tsx';
import type { SharedDesk } from './use-shared.ts';

interface InsurerPageProps {
  readonly shared: InsurersEstimate;
  readonly desk: SharedDesk;
}

/** Every line with why it is billed. What is said here changes nothing until the estimator takes it. */
export function InsurerPage({ shared, desk }: InsurerPageProps) {
  const { view, state } = shared;
  const review = useReview(view.lines);
  const isOpen = state === 'open';
  return (
    <ShareFrame shared={shared}>
      <div className={frame['grid']}>
        <div className={styles['main']}>
          <section className={frame['card']} aria-labelledby="share-title">
            <div className={frame['story']}>
              <h1 id="share-title">{`Estimate ${shared.number}, ${shared.version}`}</h1>
              <p>
                Each line says how its hours came about. Approve it, ask, or propose other hours or another
                price. Nothing changes until {shared.shop.name} takes it.
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
          {isOpen ? (
            <Send shared={shared} desk={desk} review={review} />
          ) : (
            <ReplacedNotice shared={shared} desk={desk} />
          )}
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

function InsurerTotals({ view }: Pick<InsurersEstimate, 'view'>) {
  return (
    <>
      <p className={payStyles['quiet']}>Total with tax</p>
      <p className={payStyles['big']}>{price(view.gross)}</p>
      <dl className={payStyles['amounts']}>
        {view.rows.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{price(amount)}</dd>
          </div>
        ))}
        <div className={payStyles['rule']}>
          <dt>Deductible</dt>
          <dd>{price(view.deductible)}</dd>
        </div>
        <div className={payStyles['you']}>
          <dt>Insurer pays</dt>
          <dd>{price(view.net)}</dd>
        </div>
      </dl>
    </>
  );
}

function Send({ desk, review }: InsurerPageProps & { readonly review: Review }) {
  const [isDone, setDone] = useState(false);
  const send = async (name: string, comment: string) => {
    setDone(false);
    const unfinished = Object.values(review.drafts).flatMap((draft) => missingIn(draft) ?? [])[0];
    if (unfinished !== undefined) return `One line is not finished. ${unfinished}`;
    const refused = await desk.send(reviewShared, { name, comment, lines: answersOf(review.drafts) });
    if (refused !== undefined) return Object.values(refused.errors ?? {})[0] ?? problemText(refused);
    review.clear();
    setDone(true);
    return undefined;
  };
  return (
    <>
      <ReviewForm review={review} isBusy={desk.isBusy} onSend={send} />
      <output>
        {isDone && <Alert tone="success">Your answer has been sent. The shop replies below.</Alert>}
      </output>
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
