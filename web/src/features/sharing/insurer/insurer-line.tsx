import type { InsurerHours, InsurerLine } from '@dre/core/domain/sharing/insurer-view';
import { amount, hours } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { HoursField } from '../../../ui/fields/HoursField.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import { Pin } from '../../../ui/layout/Pin.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { AgreedNote, BeforeNote, SentNote } from './answer-notes.tsx';
import styles from './insurer.module.css';
import { type Draft, missingIn, type Review } from './review.ts';

interface InsurerLineRowProps {
  readonly line: InsurerLine;
  readonly review: Review;
  readonly isOpen: boolean;
}

/** One line: the work, book and billed hours, the reason, and the insurer's answer. */
export function InsurerLineRow({ line, review, isOpen }: InsurerLineRowProps) {
  const { lineId } = line;
  const draft = lineId === null ? undefined : review.drafts[lineId];
  const agreed = lineId === null ? undefined : review.agreed.get(lineId);
  const heading = [line.description, line.operation, line.quantity].filter(Boolean).join(', ');
  return (
    <article className={line.isChild ? `${styles['line']} ${styles['child']}` : styles['line']}>
      <div className={styles['what']}>
        {!line.isChild && <Pin number={line.number} look="soft" />}
        <h2>
          {heading}
          <span>{[line.place, line.partNumber].filter(Boolean).join(' · ')}</span>
          {line.marks.length > 0 && <span className={styles['marks']}>{line.marks.join(' · ')}</span>}
        </h2>
        <b>{amount(line.amount)}</b>
      </div>
      {line.hours.map((entry) => (
        <HoursRow key={entry.type} entry={entry} />
      ))}
      {line.price !== 0 && (
        <p className={styles['fact']}>
          Price {amount(line.price)} {line.priceFor}
          {line.bookPrice !== null && line.bookPrice !== line.price && `, book ${amount(line.bookPrice)}`}
        </p>
      )}
      {line.note !== '' && <p className={styles['note']}>{line.note}</p>}
      {lineId !== null && (
        <>
          <BeforeNote lineAnswer={review.before.get(lineId)} />
          <SentNote lineAnswer={review.sent.get(lineId)} />
        </>
      )}
      {agreed !== undefined && <AgreedNote agreed={agreed} />}
      {isOpen && lineId !== null && agreed === undefined && <Answer {...{ line, lineId, review, draft }} />}
    </article>
  );
}

function HoursRow({ entry }: { readonly entry: InsurerHours }) {
  const { name, book, billed, isIncluded, why } = entry;
  const isJudged = book !== null && billed !== book && !isIncluded;
  return (
    <details className={styles['hours']}>
      <summary>
        {name} {isIncluded ? 'included' : `${hours(billed)} h`}
        {isJudged && <abbr title="Differs from the book">*</abbr>}
        <span>{book === null ? 'not from the price book' : `book ${hours(book)} h`}</span>
        <span className={styles['why']}>Why</span>
      </summary>
      <ul>
        {why.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </details>
  );
}

const choices = [
  ['approve', 'Approve'],
  ['question', 'Question'],
  ['propose', 'Ask for a change'],
  ['deny', 'Deny'],
] as const;

interface AnswerProps {
  readonly line: InsurerLine;
  readonly lineId: string;
  readonly review: Review;
  readonly draft: Draft | undefined;
}

function Answer({ line, lineId, review, draft }: AnswerProps) {
  const canPropose = line.mayProposePrice || line.hours.some(({ mayPropose }) => mayPropose);
  const before = review.sent.get(lineId)?.answer;
  const current = draft?.answer ?? before;
  const missing = draft && missingIn(draft);
  return (
    <div className={styles['answer']}>
      <fieldset>
        <legend>
          {`Answer to line ${String(line.number)}${line.isChild ? `, ${line.description}` : ''}`}
        </legend>
        {choices
          .filter(([id]) => id !== 'propose' || canPropose)
          .map(([id, label]) => (
            <Button
              key={id}
              aria-pressed={current === id}
              variant={current === id ? 'primary' : 'default'}
              onPress={() => review.choose(lineId, id)}
            >
              {label}
            </Button>
          ))}
      </fieldset>
      {draft?.answer === 'propose' && <Figures {...{ line, lineId, review, draft }} />}
      {draft !== undefined && draft.answer !== 'approve' && (
        <TextArea
          label={draft.answer === 'question' ? 'Your question' : 'Why'}
          rows={2}
          maxLength={4_000}
          value={draft.text}
          onChange={(text) => review.change(lineId, { text })}
        />
      )}
      {/* Empty, it still takes room: a line below must not move while it is being pressed. */}
      {draft !== undefined && draft.answer !== 'approve' && <p className={styles['missing']}>{missing}</p>}
    </div>
  );
}

function Figures({ line, lineId, review, draft }: AnswerProps & { readonly draft: Draft }) {
  return (
    <div className={styles['figures']}>
      {line.hours
        .filter(({ mayPropose }) => mayPropose)
        .map(({ type, name }) => (
          <HoursField
            key={type}
            label={`${name} hours`}
            value={draft.hours[type] ?? null}
            onChange={(value) => review.change(lineId, { hours: { ...draft.hours, [type]: value } })}
          />
        ))}
      {line.mayProposePrice && (
        <MoneyField
          label="Price for one"
          minValue={0}
          value={draft.price}
          onChange={(value) => review.change(lineId, { price: value })}
        />
      )}
    </div>
  );
}
