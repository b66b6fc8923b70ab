import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { ruleLabels } from './line-labels.ts';
import styles from '../lines.module.css';

interface LeftOutProps {
  readonly estimate: Estimate;
  readonly isReadOnly: boolean;
  readonly onRestore: (key: string) => void;
}

/** Automatic items switched off by a person. They stay listed, and one press restores them. */
export function LeftOut({ estimate, isReadOnly, onRestore }: LeftOutProps) {
  const keys = Object.keys(estimate.overrides).filter((key) => estimate.overrides[key]?.kind === 'left-out');
  if (keys.length === 0) return null;
  return (
    <ul className={styles['leftOut']} aria-label="Switched off">
      {keys.map((key) => (
        <li key={key}>
          <span>Switched off: {nameOf(key, estimate)}</span>
          {!isReadOnly && (
            <button type="button" className={styles['link']} onClick={() => onRestore(key)}>
              Restore
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function nameOf(key: string, { lines }: Estimate): string {
  const names: Readonly<Record<string, string>> = ruleLabels;
  const name = names[key.slice(0, key.indexOf(':'))] ?? 'Needed work';
  const line = lines.find(({ id }) => key.includes(id));
  return line === undefined ? name : `${name} of line ${line.number}`;
}
