import CircleCheck from 'lucide-react/icons/circle-check';
import styles from './import.module.css';

export const importSteps = ['File', 'Columns', 'Preview', 'Done'] as const;
export type ImportStep = (typeof importSteps)[number];

/** The present step of an import. */
export function ImportSteps({ step }: { readonly step: ImportStep }) {
  const now = importSteps.indexOf(step);
  return (
    <ol className={styles['steps']} aria-label="Steps">
      {importSteps.map((name, at) => (
        <li
          key={name}
          aria-current={at === now ? 'step' : undefined}
          className={at < now ? styles['past'] : undefined}
        >
          {at < now && <CircleCheck aria-hidden="true" />}
          {name}
        </li>
      ))}
    </ol>
  );
}
