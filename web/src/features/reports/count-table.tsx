import { type CompanyFigures, type CountReport, changeText } from '@dre/core/domain/reports/company-figures';
import { perUser } from '@dre/core/domain/reports/report-sheets';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { amount, hours } from '../../lib/text/format.ts';
import { type CompanyKind, kindLabels } from '../../lib/text/company-kinds.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Pagination } from '../../ui/layout/Pagination.tsx';
import { monthsAddress, type ReportAddress } from './report-address.ts';
import { ScrollBox } from './scroll-box.tsx';
import styles from './reports.module.css';

const pageSize = 50;
/** Columns a phone has no room for. */
const wideNumber = `${styles['number']} ${styles['wide']}`;

interface CountTableProps {
  readonly report: CountReport;
  readonly lit: string | null;
  readonly onLit: (company: string | null) => void;
  readonly address: ReportAddress;
}

export function CountTable({ report, lit, onLit, address }: CountTableProps) {
  const { rows, sum } = report;
  const page = address.page ?? 1;
  const pages = Math.ceil(rows.length / pageSize);
  const shown = Math.min(page, pages);
  const count = `${rows.length} ${rows.length === 1 ? 'company' : 'companies'}`;
  return (
    <Card padding="none" as="section" aria-label="Figures">
      <div className={styles['head']}>
        <h2>
          Figures <span className={styles['count']}>{count}</span>
        </h2>
      </div>
      <ScrollBox label="Estimates by company">
        <table className={styles['table']}>
          <caption className={styles['hidden']}>Estimates by company</caption>
          <thead>
            <tr>
              <th scope="col">Company</th>
              <th scope="col" className={styles['wide']}>
                Type
              </th>
              <th scope="col" className={wideNumber}>
                Users
              </th>
              <th scope="col" className={styles['number']}>
                Estimates
              </th>
              <th scope="col" className={styles['number']}>
                Change
              </th>
              <th scope="col" className={wideNumber}>
                Per user
              </th>
              <th scope="col" className={styles['number']}>
                Value
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice((shown - 1) * pageSize, shown * pageSize).map((row) => (
              <Row key={row.id} row={row} isLit={lit === row.id} onLit={onLit} address={address} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All companies</th>
              <td className={styles['wide']}>–</td>
              <Cells figures={sum} />
            </tr>
          </tfoot>
        </table>
      </ScrollBox>
      {pages > 1 && <Pages page={shown} pages={pages} />}
    </Card>
  );
}

interface RowProps {
  readonly row: CompanyFigures;
  readonly isLit: boolean;
  readonly onLit: (company: string | null) => void;
  readonly address: ReportAddress;
}

function Row({ row, isLit, onLit, address }: RowProps) {
  return (
    <tr data-lit={isLit || undefined} onMouseEnter={() => onLit(row.id)} onMouseLeave={() => onLit(null)}>
      <th scope="row">
        <Link to="/reporting/estimate-count-by-company" search={monthsAddress(address, row.id)}>
          {row.name}
        </Link>
      </th>
      <td className={styles['wide']}>{kindLabels[row.kind as CompanyKind]}</td>
      <Cells figures={row} />
    </tr>
  );
}

function Cells({ figures }: { readonly figures: CountReport['sum'] }) {
  const { users, estimates, before, value } = figures;
  const each = perUser(figures);
  const tone = estimates < before ? styles['less'] : styles['more'];
  return (
    <>
      <td className={wideNumber}>{users}</td>
      <td className={styles['number']}>
        <b>{estimates.toLocaleString('en-US')}</b>
      </td>
      <td className={`${styles['number']} ${estimates === before ? '' : tone}`}>{changeText(figures)}</td>
      <td className={wideNumber}>{each === null ? '–' : hours(each)}</td>
      <td className={styles['number']}>{amount(value)}</td>
    </>
  );
}

function Pages({ page, pages }: { readonly page: number; readonly pages: number }) {
  const navigate = useNavigate();
  const router = useRouter();
  const to = (next: number) => ({
    to: '/reporting/estimate-count-by-company' as const,
    search: (before: object) => ({ ...before, page: next }),
  });
  return (
    <footer className={styles['foot']}>
      <Pagination
        page={page}
        pages={pages}
        onPage={(next) => void navigate(to(next))}
        hrefOf={(next) => router.buildLocation(to(next)).href}
      />
    </footer>
  );
}
