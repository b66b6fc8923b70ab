import { saySupplementRow, sayTotal } from '@dre/core/domain/estimates/supplement-words';
import type { Category } from '@dre/core/domain/estimates/profile';
import type { Delta } from '@dre/core/domain/estimates/supplement';
import type { TotalName } from '@dre/core/domain/estimates/total-amount';
import { amount, orDash } from '../../../lib/format.ts';
import { signedAmount } from './signed-amount.ts';
import type { Compared } from './use-compared.ts';
import styles from './versions.module.css';

/** Every total before and after, and what the supplement's own lines come to. */
export function ComparedTotals({ compared }: { readonly compared: Compared }) {
  const { from, to, supplement } = compared;
  const { profile } = to.priced.content;
  const shown = inOrder(supplement.deltas).filter(
    ({ before, after, total }) => before !== 0 || after !== 0 || total.kind === 'gross',
  );
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
          {shown.map((delta) => (
            <DeltaRow
              key={Object.values(delta.total).join(' ')}
              delta={delta}
              name={sayTotal(delta.total, profile)}
              labels={[from.label, to.label]}
            />
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
            <tr key={`${row.kind} ${row.name ?? ''}`} data-rank={ranks[row.kind]}>
              <th scope="row">{saySupplementRow(row, profile)}</th>
              <td data-label="Amount">{signedAmount(row.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const ranks: Readonly<Record<string, string>> = {
  'labor-type': 'part',
  'parts-source': 'part',
  'other-charge': 'part',
  'tax-base': 'part',
  subtotal: 'sum',
  gross: 'total',
  total: 'total',
  net: 'sum',
};

const partsOf: Readonly<Partial<Record<Category, TotalName['kind']>>> = {
  labor: 'labor-type',
  parts: 'parts-source',
  other: 'other-charge',
};

/** What a sum is made of stands below it. */
function inOrder(deltas: readonly Delta[]): readonly Delta[] {
  const parts = new Set<string>(Object.values(partsOf));
  return deltas
    .filter(({ total }) => !parts.has(total.kind))
    .flatMap((delta) => {
      const { total } = delta;
      const kind = total.kind === 'category' ? partsOf[total.category] : undefined;
      return kind === undefined ? [delta] : [delta, ...deltas.filter((one) => one.total.kind === kind)];
    });
}

interface DeltaRowProps {
  readonly delta: Delta;
  readonly name: string;
  readonly labels: readonly [string, string];
}

function DeltaRow({ delta: { total, before, after, change }, name, labels }: DeltaRowProps) {
  return (
    <tr data-rank={ranks[total.kind]} data-changed={change !== 0}>
      <th scope="row">{name}</th>
      <td data-label={labels[0]}>{orDash(before, amount)}</td>
      <td data-label={labels[1]}>{orDash(after, amount)}</td>
      <td data-label="Change">{change === 0 ? '–' : signedAmount(change)}</td>
    </tr>
  );
}
