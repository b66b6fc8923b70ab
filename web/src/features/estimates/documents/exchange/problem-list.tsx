import type { Problem } from '@dre/core/contract/problem';
import { problemText } from '../../../../lib/calls/use-action.ts';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import styles from './exchange.module.css';

/** One sentence for each problem. */
export function ProblemList({ title, problem }: { readonly title: string; readonly problem: Problem }) {
  const errors = Object.entries(problem.errors ?? {});
  return (
    <Alert tone="error" title={title} role="alert">
      {errors.length === 0 ? (
        problemText(problem)
      ) : (
        <ul className={styles['problems']}>
          {errors.map(([field, sentence]) => (
            <li key={field}>{sentenceOf(field, sentence)}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

/** Whole sentences stand alone; a field's problem needs the field's name. */
function sentenceOf(field: string, sentence: string): string {
  return field.startsWith('problem ') ? sentence : `${field.replace(/^document\./, '')} ${sentence}`;
}
