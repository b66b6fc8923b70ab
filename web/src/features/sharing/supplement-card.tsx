import { supplementLineLabels } from '@dre/core/domain/sharing/supplement-text';
import type { SupplementView } from '@dre/core/domain/sharing/supplement-view';
import { amount } from '../../lib/text/format.ts';
import { Pin } from '../../ui/layout/Pin.tsx';
import styles from './share.module.css';

const kinds = ['added', 'changed', 'repriced', 'removed'] as const;

/** A supplement's added, changed and removed lines. The amounts add up to the change of the total. */
export function SupplementCard({ supplement }: { readonly supplement: SupplementView }) {
  const { since, lines, rest, change, grossBefore } = supplement;
  const inOrder = kinds.flatMap((kind) => lines.filter((line) => line.kind === kind));
  return (
    <section className={`${styles['lines']} ${styles['changes']}`} aria-label={`What changed since ${since}`}>
      <h2>
        {`What changed since ${since}`} <span>{signed(change)}</span>
      </h2>
      <p>{`${since} came to ${amount(grossBefore)}.`}</p>
      <ul>
        {inOrder.map(({ lineId, kind, number, description, before, after }) => (
          <li key={lineId}>
            <Pin number={number} look="soft" />
            <span>
              {description}
              <span className={styles['work']}>
                {`, ${supplementLineLabels[kind].toLowerCase()}`}
                {(kind === 'changed' || kind === 'repriced') && before !== after
                  ? `, ${amount(before)} before`
                  : ''}
              </span>
            </span>
            <span className={styles['num']}>{signed(after - before)}</span>
          </li>
        ))}
        {rest !== 0 && (
          <li>
            <span />
            <span>Taxes, supplies and discounts</span>
            <span className={styles['num']}>{signed(rest)}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

function signed(cents: number): string {
  return `${cents < 0 ? '−' : '+'}${amount(Math.abs(cents))}`;
}
