import type { AdClicks } from '@dre/core/contract/reports/reports';
import { axisMarks } from './axis.ts';
import styles from './day-bars.module.css';

/** Inline SVG, which no img element could show. */
const picture = { role: 'img' } as const;
const step = 10;
const height = 120;
const dayMs = 86_400_000;

interface DayBarsProps {
  readonly days: AdClicks['days'];
  readonly today: string;
  readonly count: number;
}

/** Clicks of each day up to today, days without any included. */
export function DayBars({ days, today, count }: DayBarsProps) {
  const clicks = new Map(days.map(({ day, clicks: number }) => [day, number]));
  const last = Date.parse(today);
  const all = Array.from({ length: count }, (_, at) => {
    const day = new Date(last - (count - 1 - at) * dayMs).toISOString().slice(0, 10);
    return { day, clicks: clicks.get(day) ?? 0 };
  });
  const greatest = Math.max(...all.map((day) => day.clicks));
  const end = axisMarks(greatest).at(-1) ?? 1;
  const most = all.find((day) => day.clicks === greatest);
  const finding =
    greatest === 0
      ? 'No clicks.'
      : `Most on ${most?.day ?? ''}: ${greatest}. Today: ${all.at(-1)?.clicks ?? 0}.`;
  return (
    <figure className={styles['days']}>
      <svg
        {...picture}
        aria-label={`Clicks of each of the last ${count} days. ${finding}`}
        viewBox={`0 0 ${count * step} ${height}`}
        preserveAspectRatio="none"
      >
        {all.map((day, at) => (
          <rect
            key={day.day}
            x={at * step + 1}
            width={step - 2}
            y={height - (day.clicks / end) * height}
            height={(day.clicks / end) * height}
          >
            <title>{`${day.day}: ${day.clicks}`}</title>
          </rect>
        ))}
      </svg>
      <figcaption>{finding}</figcaption>
    </figure>
  );
}
