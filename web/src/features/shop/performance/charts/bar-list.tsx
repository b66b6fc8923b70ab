import { VisuallyHidden } from '../../../../ui/primitives/VisuallyHidden.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import type { ReactNode } from 'react';
import styles from '../performance.module.css';

export interface Bar {
  readonly key: string;
  readonly name: string;
  /** Of the track, in percent. */
  readonly length: number;
  readonly text: string;
  /** Too few rows for a percentage. */
  readonly isFew?: boolean;
  readonly tone?: 'brand' | 'muted' | 'late';
}

interface BarListProps {
  readonly title: string;
  readonly note: string;
  readonly bars: readonly Bar[];
  readonly pressed: string | null;
  readonly onPress: (key: string) => void;
  /** A mark on every track, in percent of it. */
  readonly mark?: number;
  readonly empty: string;
  readonly children?: ReactNode;
}

/** Bars that list the units behind them when pressed. The name of each says its number. */
export function BarList({ title, note, bars, pressed, onPress, mark, empty, children }: BarListProps) {
  return (
    <Card padding="none" as="section" aria-label={title}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        <span>{note}</span>
      </div>
      {bars.length === 0 && <p className={styles['none']}>{empty}</p>}
      <ul className={styles['bars']}>
        {bars.map(({ key, name, length, text, isFew, tone = 'brand' }) => (
          <li key={key}>
            <button type="button" aria-pressed={pressed === key} onClick={() => onPress(key)}>
              <span className={styles['name']}>{name}</span>
              <span className={styles['track']} aria-hidden="true">
                <span
                  className={styles['fill']}
                  data-tone={tone}
                  style={{ inlineSize: `${String(Math.min(100, Math.max(0, length)))}%` }}
                />
                {mark !== undefined && (
                  <span className={styles['tick']} style={{ insetInlineStart: `${String(mark)}%` }} />
                )}
              </span>
              <b data-few={isFew || undefined}>{text}</b>
              <VisuallyHidden>, list the units</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}
