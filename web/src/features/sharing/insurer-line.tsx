import type { InsurerHours, InsurerLine } from '@dre/core/domain/sharing/insurer-view';
import type { SaidToLine } from '@dre/core/contract/sharing/shared-estimate';
import Check from 'lucide-react/icons/check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { amount, hours, price } from '../../lib/format.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { HoursField } from '../../ui/fields/HoursField.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { Pin } from '../../ui/layout/Pin.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { momentOf, whenAnswered } from './days.ts';
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
      {lineId !== null && draft === undefined && <Said said={review.sent.get(lineId)} />}
      {agreed !== undefined && (
        <p className={styles['said']}>
          <Check aria-hidden="true" size={16} />
          <span>{`Agreed with ${agreed.version} by ${agreed.name}, ${whenAnswered(agreed.at)}`}</span>
        </p>
      )}
      {isOpen && lineId !== null && agreed === undefined && <Answer {...{ line, lineId, review, draft }} />}
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
  ['propose', 'Ask for a change'],
  ['deny', 'Deny'],
] as const;

const saidWords = {
  approve: { text: 'You approved this line', Icon: Check },
  question: { text: 'You asked about this line', Icon: CircleQuestionMark },
  propose: { text: 'You asked for a change of this line', Icon: Pencil },
  deny: { text: 'You denied this line', Icon: X },
} as const;

/** What was sent stays with its line. */
function Said({ said }: { readonly said: SaidToLine | undefined }) {
  if (said === undefined) return null;
  const figures = [
    ...said.hours.map(({ type, billed }) => `${type.replaceAll('-', ' ')} ${hours(billed)} h`),
    ...(said.price === null ? [] : [`${price(said.price)} for one`]),
  ].join(', ');
  const { text, Icon } = saidWords[said.answer];
  return (
    <p className={styles['said']}>
      <Icon aria-hidden="true" size={16} />
      <span>
        {`${text}, ${momentOf(said.at)}`}
        {figures !== '' && `: ${figures}`}
        {said.text !== '' && <q>{said.text}</q>}
      </span>
    </p>
  );
}

interface AnswerProps {
  readonly line: InsurerLine;
  readonly lineId: string;
  readonly review: Review;
  readonly draft: Draft | undefined;
}

function Answer({ line, lineId, review, draft }: AnswerProps) {
  const canPropose = line.mayProposePrice || line.hours.some(({ mayPropose }) => mayPropose);
  const before = review.sent.get(lineId)?.answer;
  const said = draft?.answer ?? before;
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
              aria-pressed={said === id}
              variant={said === id ? 'primary' : 'default'}
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
