import type { ReactNode } from 'react';
import styles from './list-page.module.css';

/** Labels and values, one below the other; a missing value is a dash. */
export function Facts({ rows }: { readonly rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles['facts']}>
      {rows.map(([question, answer]) => (
        <Fact key={question} question={question} answer={answer} />
      ))}
    </dl>
  );
}

function Fact({ question, answer }: { readonly question: string; readonly answer: ReactNode }) {
  return (
    <>
      <dt>{question}</dt>
      <dd>{answer ?? '–'}</dd>
    </>
  );
}
