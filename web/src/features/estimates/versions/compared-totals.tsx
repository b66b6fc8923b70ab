import { type ComparedTotal, comparedTotals } from '@dre/core/domain/estimates/versions/compared-totals';
import { supplementRowText } from '@dre/core/domain/estimates/wording/supplement-text';
import { amount, orDash } from '../../../lib/text/format.ts';
import { signedAmount } from './signed-amount.ts';
import type { Compared } from './use-compared.ts';
import styles from './versions.module.css';

/** Every total before and after, and the amounts of the supplement's own lines. */
export function ComparedTotals({ compared }: { readonly compared: Compared }) {
  const { from, to, supplement } = compared;
  const { profile } = to.priced.content;
  return (
    <>
      <table className={styles['table']}>
        <caption>{`Totals of ${from.label} and ${to.label}`}</caption>
        <thead>
          <tr>
            <th scope="col">Total</th>
            <th scope="col">{from.label}</th>
            <th scope="col">{to.label}</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {comparedTotals(from.priced, to.priced).map((total) => (
            <TotalRow key={total.key} total={total} labels={[from.label, to.label]} />
          ))}
        </tbody>
      </table>
      <table className={styles['table']}>
        <caption>What was added, at the rates of {to.label}</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {supplement.rows.map((row) => (
            <tr key={`${row.kind} ${row.name ?? ''}`} data-rank={rowRanks[row.kind]}>
              <th scope="row">{supplementRowText(row, profile)}</th>
              <td data-label="Amount">{signedAmount(row.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const rowRanks: Readonly<Record<string, string>> = { subtotal: 'sum', total: 'total' };

interface TotalRowProps {
  readonly total: ComparedTotal;
  readonly labels: readonly [string, string];
}

function TotalRow({ total: { label, rank, before, after, change }, labels }: TotalRowProps) {
  return (
    <tr data-rank={rank} data-changed={change !== 0}>
      <th scope="row">{label}</th>
      <td data-label={labels[0]}>{orDash(before, amount)}</td>
      <td data-label={labels[1]}>{orDash(after, amount)}</td>
      <td data-label="Change">{change === 0 ? '–' : signedAmount(change)}</td>
    </tr>
  );
}
