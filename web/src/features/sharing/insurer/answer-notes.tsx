import type {
  InsurersEstimate,
  EarlierLineAnswer,
  SentLineAnswer,
} from '@dre/core/contract/sharing/shared-estimate';
import Check from 'lucide-react/icons/check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { hours, price } from '../../../lib/text/format.ts';
import { momentOf, whenAnswered } from '../days.ts';
import styles from './insurer.module.css';

/** Texts that follow the person's name. */
const answers = {
  approve: { text: 'approved this line', Icon: Check },
  question: { text: 'asked about this line', Icon: CircleQuestionMark },
  propose: { text: 'asked for a change of this line', Icon: Pencil },
  deny: { text: 'denied this line', Icon: X },
} as const;

/** An answer that was sent stays with its line, with the shop's reply. */
export function SentNote({ lineAnswer }: { readonly lineAnswer: SentLineAnswer | undefined }) {
  if (lineAnswer === undefined) return null;
  return (
    <Note lineAnswer={lineAnswer} who="You">
      {lineAnswer.reply !== null && <Reply reply={lineAnswer.reply} />}
    </Note>
  );
}

function Reply({ reply: { outcome, text } }: { readonly reply: NonNullable<SentLineAnswer['reply']> }) {
  return (
    <span>
      <b>{outcome === '' ? 'The shop replied: ' : `${outcome} by the shop. `}</b>
      {text}
    </span>
  );
}

/** The answer to an earlier version of the line and the shop's reply, which that version's link no longer shows. */
export function BeforeNote({ lineAnswer }: { readonly lineAnswer: EarlierLineAnswer | undefined }) {
  if (lineAnswer === undefined) return null;
  const { name, version, reply, answer } = lineAnswer;
  return (
    <Note lineAnswer={lineAnswer} who={`With ${version} ${name}`}>
      {reply === null ? (
        answer !== 'approve' && <span>The shop has not replied.</span>
      ) : (
        <Reply reply={reply} />
      )}
    </Note>
  );
}

export function AgreedNote({ agreed }: { readonly agreed: InsurersEstimate['agreed'][number] }) {
  const { isAsAsked, name, version, at } = agreed;
  return (
    <p className={styles['said']}>
      <Check aria-hidden="true" size={16} />
      <span>
        {isAsAsked
          ? `Changed as ${name} asked with ${version}, ${whenAnswered(at)}`
          : `Agreed with ${version} by ${name}, ${whenAnswered(at)}`}
      </span>
    </p>
  );
}

function Note({
  lineAnswer,
  who,
  children,
}: {
  readonly lineAnswer: SentLineAnswer;
  readonly who: string;
  readonly children?: ReactNode;
}) {
  const figures = [
    ...lineAnswer.hours.map(({ type, billed }) => `${type.replaceAll('-', ' ')} ${hours(billed)} h`),
    ...(lineAnswer.price === null ? [] : [`${price(lineAnswer.price)} for one`]),
  ].join(', ');
  const { text, Icon } = answers[lineAnswer.answer];
  return (
    <div className={styles['said']}>
      <Icon aria-hidden="true" size={16} />
      <p>
        {`${who} ${text}, ${momentOf(lineAnswer.at)}`}
        {figures !== '' && `: ${figures}`}
        {lineAnswer.text !== '' && <q>{lineAnswer.text}</q>}
        {children}
      </p>
    </div>
  );
}
