import type { InsurerHours, InsurerLine } from '@dre/core/domain/sharing/insurer-view';
import { amount, hours } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { HoursField } from '../../ui/HoursField.tsx';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { Pin } from '../../ui/Pin.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import styles from './insurer.module.css';
import { type Draft, missingIn, type Review } from './review.ts';

interface InsurerLineRowProps {
  readonly line: InsurerLine;
  readonly review: Review;
  readonly isOpen: boolean;
}

/** One line: what, how long by the book and as billed, why, and what the insurer says to it. */
export function InsurerLineRow({ line, review, isOpen }: InsurerLineRowProps) {
  const { lineId } = line;
  const draft = lineId === null ? undefined : review.drafts[lineId];
  const heading = [line.description, line.operation, line.quantity].filter(Boolean).join(', ');
  return (
    <article className={lineId === null ? `${styles['line']} ${styles['child']}` : styles['line']}>
      <div className={styles['what']}>
        {lineId !== null && <Pin number={line.number} look="soft" />}
        <h2>
          {heading}
          <span>{[line.place, line.partNumber].filter(Boolean).join(' · ')}</span>
        </h2>
        <b>{amount(line.amount)}</b>
      </div>
      {line.hours.map((entry) => (
        <HoursRow key={entry.type} entry={entry} />
      ))}
      {line.price !== 0 && (
        <p className={styles['fact']}>
          Price {amount(line.price)}
          {line.bookPrice !== null && line.bookPrice !== line.price && `, book ${amount(line.bookPrice)}`}
        </p>
      )}
      {line.note !== '' && <p className={styles['note']}>{line.note}</p>}
      {isOpen && lineId !== null && <Answer {...{ line, lineId, review, draft }} />}
    </article>
  );
}

function HoursRow({ entry }: { readonly entry: InsurerHours }) {
  const { name, book, billed, isIncluded, why } = entry;
  const isJudged = billed !== book && !isIncluded;
  return (
    <details className={styles['hours']}>
      <summary>
        {name} {isIncluded ? 'included' : `${hours(billed)} h`}
        {isJudged && <abbr title="Differs from the book">*</abbr>}
        <span>{`book ${hours(book)} h`}</span>
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
  ['propose', 'Propose'],
] as const;

interface AnswerProps {
  readonly line: InsurerLine;
  readonly lineId: string;
  readonly review: Review;
  readonly draft: Draft | undefined;
}

function Answer({ line, lineId, review, draft }: AnswerProps) {
  const canPropose = line.mayProposePrice || line.hours.some(({ mayPropose }) => mayPropose);
  const said = draft?.answer;
  const missing = draft && missingIn(draft);
  return (
    <div className={styles['answer']}>
      <fieldset>
        <legend>{`Answer to line ${String(line.number)}`}</legend>
        {choices
          .filter(([id]) => id !== 'propose' || canPropose)
          .map(([id, label]) => (
            <Button
              key={id}
              aria-pressed={said === id}
              variant={said === id ? 'primary' : 'default'}
              onPress={() => review.choose(lineId, id)}
            >
              {label}
            </Button>
          ))}
      </fieldset>
      {draft?.answer === 'propose' && <Figures {...{ line, lineId, review, draft }} />}
      {(said === 'question' || said === 'propose') && (
        <TextArea
          label={said === 'question' ? 'Your question' : 'Why'}
          rows={2}
          maxLength={4_000}
          value={draft?.text ?? ''}
          onChange={(text) => review.change(lineId, { text })}
        />
      )}
      {missing !== undefined && <p className={styles['fact']}>{missing}</p>}
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
