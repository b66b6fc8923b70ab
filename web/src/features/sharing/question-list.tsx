import type { OwnerQuestion } from '@dre/core/contract/sharing/shared-estimate';
import { momentOf } from './days.ts';
import styles from './pay.module.css';

/** The questions asked through this link, with the shop's replies. */
export function QuestionList({
  heading,
  questions,
}: {
  readonly heading: string;
  readonly questions: readonly OwnerQuestion[];
}) {
  if (questions.length === 0) return null;
  return (
    <section className={styles['asked']} aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {questions.map(({ id, at, text, line, reply }) => (
          <li key={id}>
            <p>
              {line !== null && <b>Line {line}. </b>}
              {text}
            </p>
            <p className={styles['quiet']}>{momentOf(at)}</p>
            {reply === null ? (
              <p className={styles['quiet']}>The shop has been told and will reply here.</p>
            ) : (
              <p className={styles['reply']}>
                {reply.outcome !== '' && <b>{reply.outcome}. </b>}
                {reply.text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
