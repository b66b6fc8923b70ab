import type { DashboardFigures } from '@dre/core/contract/estimates/dashboard';
import { day } from '../../../lib/text/format.ts';
import { momentFormat } from '../../../lib/text/display-zone.ts';
import styles from './week-bars.module.css';

/** Drawn by the page, which an img element could not show. */
const picture = { role: 'img' } as const;
const monthAndDay = { month: 'short', day: 'numeric' } as const;

function shortDay(from: string | undefined): string {
  return from === undefined ? '' : momentFormat(monthAndDay).format(new Date(from));
}

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
  const finding = `${counts.at(-1) ?? 0} this week. Dashed line: average, ${average.toFixed(1)}.`;
  const share = (count: number) => `${(count / top) * 100}%`;
  return (
    <figure className={styles['chart']}>
      <div {...picture} aria-label={finding} className={styles['bars']}>
        {weeks.map(({ from, estimates }) => (
          <div key={from} className={styles['week']} style={{ blockSize: share(estimates) }}>
            {estimates > 0 && <span>{estimates}</span>}
          </div>
        ))}
        <div className={styles['average']} style={{ insetBlockEnd: share(average) }} />
      </div>
      <p className={styles['dates']} aria-hidden="true">
        <span>{shortDay(weeks[0]?.from)}</span>
        <span>{shortDay(weeks.at(-1)?.from)}</span>
      </p>
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
