import type { DashboardFigures } from '@dre/core/contract/estimates/dashboard';
import { day } from '../../../lib/text/format.ts';
import styles from './dashboard.module.css';

/** An inline drawing, which an img element could not show. */
const picture = { role: 'img' } as const;
const height = 100;
const step = 20;

/** Outline of the last weeks; the bars state its numbers. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  const top = Math.max(1, ...values);
  const points = values.map((value, at) => `${at * 8},${24 - (value / top) * 22}`).join(' ');
  return (
    <svg className={styles['spark']} viewBox={`0 0 ${(values.length - 1) * 8} 26`} aria-hidden="true">
      <polyline points={points} />
    </svg>
  );
}

/** Estimates started per week: a chart, a sentence, and the same numbers in a table. */
export function WeekBars({ weeks }: { readonly weeks: DashboardFigures['weeks'] }) {
  const counts = weeks.map(({ estimates }) => estimates);
  const top = Math.max(1, ...counts);
  const sum = counts.reduce((all, count) => all + count, 0);
  const average = sum / Math.max(1, counts.length);
  const finding = `${counts.at(-1) ?? 0} this week. ${counts.length}-week average: ${average.toFixed(1)}.`;
  const line = height - (average / top) * height;
  return (
    <figure className={styles['chart']}>
      <svg
        {...picture}
        aria-label={finding}
        viewBox={`0 0 ${counts.length * step} ${height}`}
        preserveAspectRatio="none"
      >
        {counts.map((count, at) => (
          <rect
            key={weeks[at]?.from}
            className={at === counts.length - 1 ? styles['thisWeek'] : styles['week']}
            x={at * step + 2}
            width={step - 4}
            y={height - (count / top) * height}
            height={(count / top) * height}
          />
        ))}
        <line className={styles['average']} x1="0" x2={counts.length * step} y1={line} y2={line} />
      </svg>
      <figcaption>{finding}</figcaption>
      {/* A table ignores a height in its style, so without a wrapper the hidden one would lengthen the page. */}
      <div className={styles['hidden']}>
        <table>
          <caption>Estimates started each week</caption>
          <thead>
            <tr>
              <th scope="col">Week from</th>
              <th scope="col">Estimates</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ from, estimates }) => (
              <tr key={from}>
                <th scope="row">{day(new Date(from))}</th>
                <td>{estimates}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
