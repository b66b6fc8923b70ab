import { moneyTermText } from '@dre/core/domain/estimates/wording/money-explanation-text';
import { totalReason } from '@dre/core/domain/estimates/explanations/explain-total';
import type { ReactNode } from 'react';
import { amount } from '../../../../lib/text/format.ts';
import styles from './explanation.module.css';
import type { TotalsRowLine } from './totals-row-lines.ts';
import { totalsRowSource } from './totals-row-source.ts';
import type { TotalsRow } from '../totals-rows.ts';

/** Explains a number of the totals: its steps, its source and its lines. */
export function Explanation({
  row,
  lines,
  renderLine,
  heading: Heading,
}: {
  readonly row: TotalsRow;
  /** One level below the heading above. */
  readonly heading: 'h3' | 'h4';
  readonly lines: readonly TotalsRowLine[];
  readonly renderLine: (line: TotalsRowLine, key: string) => ReactNode;
}) {
  const { name, from } = row;
  return (
    <div className={styles['explanation']}>
      <div className={styles['reason']}>
        {name.kind === 'tax' && (
          <>
            <Heading>What it is calculated on</Heading>
            <Steps name={{ kind: 'tax-base', id: name.id }} from={from} sum="Taxable" />
            <Heading>The tax</Heading>
          </>
        )}
        <Steps name={name} from={from} sum={row.label} />
        <p className={styles['source']}>{totalsRowSource(row)}</p>
      </div>
      {lines.length > 0 && (
        <div className={styles['reason']}>
          <Heading>{linesText(lines.filter(({ key }) => key !== null).length)}</Heading>
          <ul className={styles['lines']}>
            {lines.map((line) => (
              <li key={line.key}>
                {line.key === null ? (
                  <span className={styles['besides']}>
                    <LineText line={line} />
                  </span>
                ) : (
                  renderLine(line, line.key)
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function linesText(count: number): string {
  return count === 1 ? 'The line' : `The ${String(count)} lines`;
}

function Steps({ name, from, sum }: Pick<TotalsRow, 'name' | 'from'> & { readonly sum: string }) {
  const reason = totalReason(name, from);
  if (reason.terms.length === 0) return <p className={styles['none']}>Nothing on this estimate.</p>;
  return (
    <dl className={styles['steps']}>
      {reason.terms.map((term) => (
        <div key={`${term.kind} ${term.name ?? ''} ${term.numbers.join(' ')}`}>
          <dt>{moneyTermText(term, from.profile)}</dt>
          <dd>{amount(term.amount)}</dd>
        </div>
      ))}
      <div className={styles['sum']}>
        <dt>{sum}</dt>
        <dd>{amount(reason.amount)}</dd>
      </div>
    </dl>
  );
}

/** A line's contribution as text; the parent decides if it is a link or a button. */
export function LineText({ line }: { readonly line: TotalsRowLine }) {
  return (
    <>
      <span className={styles['number']}>{line.number}</span>
      <span className={styles['description']}>
        {line.description}
        {line.why !== '' && <span className={styles['why']}>{line.why}</span>}
      </span>
      <span className={styles['adds']}>{line.adds}</span>
    </>
  );
}
