import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card } from '../../ui/layout/Card.tsx';
import { axisMarks } from './axis.ts';
import styles from './reports.module.css';

const mostBars = 20;

export interface BarRow {
  readonly id: string;
  readonly name: string;
  readonly now: number;
  readonly before: number;
  /** Links to the rows behind the bar. */
  readonly link?: Pick<LinkProps, 'to' | 'search'> | undefined;
}

interface ReportBarsProps {
  readonly title: string;
  /** The thing each bar counts. */
  readonly of: string;
  readonly rows: readonly BarRow[];
  readonly names: { readonly now: string; readonly before: string };
  readonly say?: (value: number) => string;
  readonly lit?: string | null;
  readonly onLit?: (id: string | null) => void;
  readonly more?: ReactNode;
}

const plain = (value: number) => value.toLocaleString('en-US');

/** A bar for each row, with a tick at its former value; the table has the same figures. */
export function ReportBars(props: ReportBarsProps) {
  const { title, of, rows, names, say = plain, lit = null, onLit } = props;
  const shown = rows.slice(0, mostBars);
  const marks = axisMarks(Math.max(...shown.map(({ now, before }) => Math.max(now, before))));
  const end = marks.at(-1) ?? 1;
  return (
    <Card padding="none" as="section" aria-label={`${title}, chart`}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        <p className={styles['legend']}>
          <span className={styles['barKey']}>{names.now}</span>
          <span className={styles['tickKey']}>{names.before}</span>
        </p>
      </div>
      <div className={styles['axis']} aria-hidden="true">
        <span>{of}</span>
        <span className={styles['marks']}>
          {marks.map((mark) => (
            <span key={mark} style={{ insetInlineStart: `${(mark / end) * 100}%` }}>
              {say(mark)}
            </span>
          ))}
        </span>
      </div>
      <ul className={styles['bars']}>
        {shown.map((row) => (
          <li key={row.id}>
            <Bar row={row} end={end} say={say} isLit={lit === row.id} onLit={onLit} />
          </li>
        ))}
      </ul>
      {rows.length > mostBars && (
        <p
          className={styles['more']}
        >{`The first ${mostBars} of ${rows.length}; the table has all of them.`}</p>
      )}
    </Card>
  );
}

interface BarProps {
  readonly row: BarRow;
  readonly end: number;
  readonly say: (value: number) => string;
  readonly isLit: boolean;
  readonly onLit: ((id: string | null) => void) | undefined;
}

function Bar({ row, end, say, isLit, onLit }: BarProps) {
  const common = {
    className: styles['bar'],
    'data-lit': isLit || undefined,
    onMouseEnter: () => onLit?.(row.id),
    onMouseLeave: () => onLit?.(null),
    onFocus: () => onLit?.(row.id),
    onBlur: () => onLit?.(null),
  };
  const drawing = (
    <>
      <span className={styles['name']}>{row.name}</span>
      <span className={styles['track']} aria-hidden="true">
        <span className={styles['fill']} style={{ inlineSize: `${(Math.max(0, row.now) / end) * 100}%` }} />
        <span className={styles['tick']} style={{ insetInlineStart: `${(row.before / end) * 100}%` }} />
      </span>
      <b>{say(row.now)}</b>
    </>
  );
  if (row.link === undefined) return <div {...common}>{drawing}</div>;
  return (
    <Link {...row.link} {...common} aria-label={`${row.name}: ${say(row.now)}, ${say(row.before)} before`}>
      {drawing}
    </Link>
  );
}
