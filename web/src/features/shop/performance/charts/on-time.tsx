import { type DayPeriod, monthsWithin } from '@dre/core/domain/reports/day-period';
import type { FinishedStay } from '@dre/core/domain/shop/performance/performance';
import { Card } from '../../../../ui/layout/Card.tsx';
import styles from '../performance.module.css';
import type { Pressing } from './charts.tsx';

interface OnTimeChartProps {
  readonly stays: readonly FinishedStay[];
  readonly period: DayPeriod;
  readonly pressing: Pressing;
}

/** Units with a promise by the month they went out: by their first promise, and later. */
export function OnTimeChart({ stays, period, pressing: { filter, onFilter } }: OnTimeChartProps) {
  const months = monthsWithin(period).map((month) => {
    const promised = stays.filter(
      ({ out, firstPromise }) => firstPromise !== null && month.first <= out && out <= month.last,
    );
    return {
      ...month,
      all: promised.length,
      kept: promised.filter(({ out, firstPromise }) => out <= (firstPromise ?? '')).length,
    };
  });
  const most = Math.max(1, ...months.map(({ all }) => all));
  return (
    <Card padding="none" as="section" aria-label="On time by first promise">
      <div className={styles['head']}>
        <h2>On time by first promise</h2>
        <span>by out day</span>
      </div>
      <ul className={styles['columns']} data-many={months.length > 6 || undefined}>
        {months.map(({ first, label, all, kept }) => (
          <li key={first}>
            <button
              type="button"
              aria-pressed={filter?.by === 'month' && filter.value === first}
              aria-label={`${label}: ${String(kept)} of ${String(all)} by the first promise, list the units`}
              onClick={() => onFilter({ by: 'month', value: first })}
            >
              <span>
                {months.length > 6 ? `${String(kept)}/${String(all)}` : `${String(kept)} of ${String(all)}`}
              </span>
              <span className={styles['column']} style={{ blockSize: `${String((all * 92) / most)}px` }}>
                <i style={{ flexGrow: all - kept }} data-late />
                <i style={{ flexGrow: kept }} />
              </span>
              <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles['legend']}>
        <span data-key="kept">By the first promise</span>
        <span data-key="late">Later</span>
      </p>
    </Card>
  );
}
