import { type Cell, cellText, type Sheet } from '@dre/core/domain/exchange/sheets';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card } from '../../ui/layout/Card.tsx';
import { formatDecimal } from '../../ui/fields/number-text.ts';
import { ScrollBox } from './scroll-box.tsx';
import styles from './reports.module.css';

/** The links of a row's cells, by column. */
export type RowLinks = Readonly<Record<number, Pick<LinkProps, 'to' | 'search'> | undefined>>;

interface ReportTableProps {
  readonly sheet: Sheet;
  /** For each row of the sheet. */
  readonly links?: readonly RowLinks[];
  /** Columns a phone has no room for. */
  readonly wide?: readonly number[];
  readonly more?: ReactNode;
  readonly empty: string;
}

/** A table of the report, cell by cell as in the files. */
export function ReportTable({ sheet, links, wide, more, empty }: ReportTableProps) {
  const { name, headings, rows } = sheet;
  const classOf = (column: number) =>
    [isNumeric(sheet, column) && styles['number'], wide?.includes(column) && styles['wide']]
      .filter(Boolean)
      .join(' ') || undefined;
  return (
    <Card padding="none" as="section" aria-label={name}>
      <div className={styles['head']}>
        <h2>{name}</h2>
        {more}
      </div>
      {rows.length === 0 ? (
        <p className={styles['none']}>{empty}</p>
      ) : (
        <ScrollBox label={name}>
          <table className={styles['table']}>
            <caption className={styles['hidden']}>{name}</caption>
            <thead>
              <tr>
                {headings.map((heading, column) => (
                  <th key={heading} scope="col" className={classOf(column)}>
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                // Rows of a report are identified by their first cells.
                <tr key={row.slice(0, 2).map(cellText).join(' ')}>
                  {row.map((cell, column) => (
                    <TableCell
                      key={headings[column]}
                      cell={cell}
                      isFirst={column === 0}
                      className={classOf(column)}
                      isJudged={!row.slice(0, 1).some((first) => unjudged.has(cellText(first)))}
                      link={links?.[at]?.[column]}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </Card>
  );
}

interface TableCellProps {
  readonly cell: Cell;
  readonly isFirst: boolean;
  readonly className: string | undefined;
  readonly link: RowLinks[number];
  /** Whether more is better. */
  readonly isJudged: boolean;
}

/** Rows of which more is not better. */
const unjudged: ReadonlySet<string> = new Set(['Declined', 'Void']);

function TableCell({ cell, isFirst, className, link, isJudged }: TableCellProps) {
  const text = sayCell(cell);
  const said = link === undefined ? text : <Link {...link}>{text}</Link>;
  if (isFirst) return <th scope="row">{said}</th>;
  const tone = isJudged && typeof cell === 'string' && changeTone(cell);
  return <td className={[className, tone].filter(Boolean).join(' ') || undefined}>{said}</td>;
}

function changeTone(text: string): string | undefined {
  if (text.startsWith('−')) return styles['less'];
  return /^\+\d/.test(text) ? styles['more'] : undefined;
}

/** Shows a missing value as a dash. */
function sayCell(cell: Cell): string {
  if (typeof cell === 'string') return cell === '' ? '–' : cell;
  return cell.decimals === 0 ? cell.value.toLocaleString('en-US') : formatDecimal(cell.value, cell.decimals);
}

/** Numbers, and changes with them, are right aligned. */
function isNumeric({ headings, rows }: Sheet, column: number): boolean {
  return headings[column] === 'Change' || rows.some((row) => typeof row[column] === 'object');
}
