import type { Performance } from '@dre/core/domain/shop/performance/performance';
import { splitLabels } from '@dre/core/domain/shop/wording/performance-sheets';
import { countText, fewestRows } from '@dre/core/domain/shop/wording/performance-text';
import { Card } from '../../../../ui/layout/Card.tsx';
import styles from '../performance.module.css';

/** The parts of all stays add up; their medians do not, and are only named beside them. */
export function KeysToKeysChart({ now }: { readonly now: Performance }) {
  const { split, touch, keysToKeys } = now;
  const all = touch.whole;
  return (
    <Card padding="none" as="section" aria-label="Keys to keys">
      <div className={styles['head']}>
        <h2>Keys to keys</h2>
        <span>{`${countText(all, 'day')}, ${countText(touch.rows, 'unit')}`}</span>
      </div>
      {all === 0 ? (
        <p className={styles['none']}>No unit that went out stayed a day.</p>
      ) : (
        <>
          <div className={styles['split']} aria-hidden="true">
            {split.map(({ part, days }) => (
              <span key={part} data-part={part} style={{ flexGrow: days }}>
                {days / all >= 0.08 ? `${String(Math.round((days * 100) / all))}%` : ''}
              </span>
            ))}
          </div>
          <table className={styles['small']}>
            <thead>
              <tr>
                <th scope="col">Part of the stay</th>
                <th scope="col">days, all</th>
                <th scope="col">median</th>
              </tr>
            </thead>
            <tbody>
              {split.map(({ part, days, median }) => (
                <tr key={part}>
                  <th scope="row">
                    <i data-part={part} aria-hidden="true" />
                    {splitLabels[part]}
                  </th>
                  <td>{days.toLocaleString('en-US')}</td>
                  <td>
                    <b>{median === null || touch.rows < fewestRows ? '–' : countText(median, 'day')}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles['foot']}>
            {keysToKeys === null || touch.rows < fewestRows
              ? 'Calendar days, weekends included.'
              : `Medians of parts need not add up to ${String(keysToKeys.median)}. Calendar days, weekends included.`}
          </p>
        </>
      )}
    </Card>
  );
}
