import type { CompanyReport, ComparedNumber } from '@dre/core/domain/reports/company-report';
import { numberChangeText } from '@dre/core/domain/reports/report-sheets';
import { Link, type LinkProps } from '@tanstack/react-router';
import { hours, price } from '../../../lib/text/format.ts';
import { formatDecimal } from '../../../ui/fields/number-text.ts';
import styles from '../reports.module.css';

type To = Pick<LinkProps, 'to' | 'search'>;

interface CompanyFiguresProps {
  readonly report: CompanyReport;
  readonly links: Readonly<Record<'estimates' | 'sent' | 'approved', To>>;
}

interface Shown {
  readonly name: string;
  readonly value: string;
  readonly note: string;
  readonly figure: ComparedNumber;
  /** Leads to the estimates counted, where the list can show exactly those. */
  readonly link?: To;
}

/** The figures a manager needs first. */
export function CompanyFigures({ report, links }: CompanyFiguresProps) {
  return (
    <dl className={`${styles['figures']} ${styles['linked']}`} aria-label="Figures">
      {shownOf(report, links).map(({ name, value, note, figure, link }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {link === undefined || value === '–' ? value : <Link {...link}>{value}</Link>}
            <small>
              {note === '' ? '' : `${note} · `}
              {numberChangeText(figure)}
            </small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function shownOf(report: CompanyReport, links: CompanyFiguresProps['links']): Shown[] {
  const { estimates, sent, average, approvalDays, approved, supplementShare, supplemented } = report;
  const counted = (figure: ComparedNumber, word: string) =>
    `${(figure.now ?? 0).toLocaleString('en-US')} ${word}`;
  return [
    {
      name: 'Estimates started',
      value: (estimates.now ?? 0).toLocaleString('en-US'),
      note: counted(sent, 'sent'),
      figure: estimates,
      link: links.estimates,
    },
    {
      name: 'Average total',
      value: average.now === null ? '–' : price(average.now),
      note: counted(sent, 'sent'),
      figure: average,
      link: links.sent,
    },
    {
      name: 'From start to approval',
      value: approvalDays.now === null ? '–' : daysOf(approvalDays.now),
      note: counted(approved, 'approved'),
      figure: approvalDays,
      link: links.approved,
    },
    {
      name: 'With a supplement',
      value: supplementShare.now === null ? '–' : `${formatDecimal(supplementShare.now, 1)}%`,
      note: `${(supplemented.now ?? 0).toLocaleString('en-US')} of ${(sent.now ?? 0).toLocaleString('en-US')} sent`,
      figure: supplementShare,
    },
  ];
}

function daysOf(tenths: number): string {
  return tenths === 10 ? '1.0 day' : `${hours(tenths)} days`;
}
