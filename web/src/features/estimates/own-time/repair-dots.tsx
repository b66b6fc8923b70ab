import type { MeasuredHours } from '@dre/core/domain/estimates/model/measured-hours';
import { hours } from '../../../lib/text/format.ts';
import { dotPlot } from './dot-plot.ts';
import { plotText } from './own-time-text.ts';
import styles from './own-time.module.css';

interface RepairDotsProps {
  readonly figures: MeasuredHours;
  /** Minutes of each repair. */
  readonly repairs: readonly number[];
  /** Book hours for the line, in tenths. */
  readonly book: number;
}

const width = 354;
const edge = 12;
const floor = 84;
const piled = 52;
const radius = 4;

/** Every repair is a dot, the middle half a band, the book a dashed line. */
export function RepairDots({ figures, repairs, book }: RepairDotsProps) {
  const { hours: median, lower, upper } = figures;
  const plot = dotPlot(repairs, [book, median, lower, upper]);
  const x = (tenths: number) => edge + ((tenths - plot.from) / (plot.until - plot.from)) * (width - 2 * edge);
  const pitch = Math.min(2 * radius + 1, piled / plot.tallest);
  const bookIsLeft = book <= median;
  return (
    <svg
      className={styles['plot']}
      viewBox={`0 0 ${width} 104`}
      role="img"
      aria-label={plotText(figures, book)}
    >
      <rect
        className={styles['band']}
        x={x(lower)}
        y={24}
        width={Math.max(x(upper) - x(lower), 2)}
        height={60}
      />
      <line className={styles['axis']} x1={0} x2={width} y1={floor} y2={floor} />
      {plot.dots.map(({ at, level }, index) => (
        // A dot has no name: it is its place in the sorted list.
        <circle
          key={index}
          className={styles['dot']}
          cx={x(at)}
          cy={floor - radius - 1 - level * pitch}
          r={radius}
        />
      ))}
      <line className={styles['book']} x1={x(book)} x2={x(book)} y1={18} y2={floor + 3} />
      <line className={styles['median']} x1={x(median)} x2={x(median)} y1={18} y2={floor + 3} />
      <text
        className={styles['bookLabel']}
        x={x(book) + (bookIsLeft ? 4 : -4)}
        y={12}
        textAnchor={bookIsLeft ? 'end' : 'start'}
      >
        Book {hours(book)}
      </text>
      <text
        className={styles['medianLabel']}
        x={x(median) + (bookIsLeft ? -4 : 4)}
        y={12}
        textAnchor={bookIsLeft ? 'start' : 'end'}
      >
        Median {hours(median)}
      </text>
      {plot.ticks.map((tick) => (
        <text key={tick} className={styles['tick']} x={x(tick)} y={100} textAnchor="middle">
          {hours(tick)}
        </text>
      ))}
    </svg>
  );
}
