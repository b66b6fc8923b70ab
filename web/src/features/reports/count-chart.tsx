import type { CompanyFigures, CountReport } from '@dre/core/domain/reports/company-figures';
import { Link } from '@tanstack/react-router';
import { Card } from '../../ui/Card.tsx';
import { axisMarks } from './axis.ts';
import styles from './reports.module.css';

const mostBars = 20;

interface CountChartProps {
  readonly report: CountReport;
  readonly names: { readonly now: string; readonly before: string };
  readonly lit: string | null;
  readonly onLit: (company: string | null) => void;
}

/** A bar for each company, with a tick where it was before; the same figures stand in the table. */
export function CountChart({ report, names, lit, onLit }: CountChartProps) {
  const rows = report.rows.slice(0, mostBars);
  const marks = axisMarks(Math.max(...rows.map(({ estimates, before }) => Math.max(estimates, before))));
  const end = marks.at(-1) ?? 1;
  return (
    <Card padding="none" as="section" aria-label="Chart">
      <div className={styles['head']}>
        <h2>Estimates</h2>
        <p className={styles['legend']}>
          <span className={styles['barKey']}>{names.now}</span>
          <span className={styles['tickKey']}>{names.before}</span>
        </p>
      </div>
      <div className={styles['axis']} aria-hidden="true">
        <span>Company</span>
        <span className={styles['marks']}>
          {marks.map((mark) => (
            <span key={mark} style={{ insetInlineStart: `${(mark / end) * 100}%` }}>
              {mark.toLocaleString('en-US')}
            </span>
          ))}
        </span>
      </div>
      <ul className={styles['bars']}>
        {rows.map((row) => (
          <Bar key={row.id} row={row} end={end} isLit={lit === row.id} onLit={onLit} />
        ))}
      </ul>
      {report.rows.length > mostBars && (
        <p
          className={styles['more']}
        >{`The first ${mostBars} of ${report.rows.length}; the table has all of them.`}</p>
      )}
    </Card>
  );
}

interface BarProps {
  readonly row: CompanyFigures;
  readonly end: number;
  readonly isLit: boolean;
  readonly onLit: (company: string | null) => void;
}

function Bar({ row, end, isLit, onLit }: BarProps) {
  return (
    <li>
      <Link
        to="/admin/companies"
        search={{ search: row.name }}
        className={styles['bar']}
        data-lit={isLit || undefined}
        aria-label={`${row.name}: ${row.estimates}, ${row.before} before`}
        onMouseEnter={() => onLit(row.id)}
        onMouseLeave={() => onLit(null)}
        onFocus={() => onLit(row.id)}
        onBlur={() => onLit(null)}
      >
        <span className={styles['name']}>{row.name}</span>
        <svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
          <rect x="0" y="1" height="14" width={(row.estimates / end) * 100} />
          <line x1={(row.before / end) * 100} x2={(row.before / end) * 100} y1="0" y2="16" />
        </svg>
        <b>{row.estimates.toLocaleString('en-US')}</b>
      </Link>
    </li>
  );
}
