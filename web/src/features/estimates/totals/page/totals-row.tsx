import { createContext, createElement, memo, use } from 'react';
import { amount } from '../../../../lib/text/format.ts';
import { onDemand } from '../../../../ui/primitives/on-demand.ts';
import { PlainButton } from '../../../../ui/actions/PlainButton.tsx';
import { Popover } from '../../../../ui/overlays/Popover.tsx';
import styles from './totals-row.module.css';
import type { TotalsRow } from '../totals-rows.ts';

const explanation = onDemand(async () => (await import('../rail/rail-explanation.tsx')).RailExplanation);

const TotalsRowsContext = createContext<ReadonlyMap<string, TotalsRow>>(new Map());

/** Numbers of the rail by key: an edit changes their values, rarely the set of keys. */
export const TotalsRowsProvider = TotalsRowsContext.Provider;

interface TotalsRowViewProps extends Pick<TotalsRow, 'label' | 'rank'> {
  readonly of: string;
}

/** A number of the rail. Pressing it opens its explanation. Only its text re-renders when it changes. */
export const TotalsRowView = memo(function TotalsRowView({ of, label, rank }: TotalsRowViewProps) {
  return (
    <Popover
      label={`Why ${label}`}
      needs={explanation}
      // The popover fits beside the rail; on narrow screens the numbers take the whole width, so it opens below.
      placement={matchMedia('(max-width: 1279px)').matches ? 'bottom start' : 'left top'}
      trigger={
        <PlainButton className={[styles['row'], styles[rank]].join(' ')}>
          <RowText of={of} />
        </PlainButton>
      }
    >
      <RowExplanation of={of} />
    </Popover>
  );
});

type RowKey = Pick<TotalsRowViewProps, 'of'>;

function RowText({ of }: RowKey) {
  const row = use(TotalsRowsContext).get(of);
  if (row === undefined) return null;
  const { label, how, isJudged } = row;
  return (
    <>
      <span className={styles['label']}>
        {label}
        {how === '' ? tie : ' '}
        {how !== '' && <span className={styles['how']}>{how}</span>}
        {isJudged && <span title="Judgment: not the profile’s">*</span>}
      </span>
      <span className={styles['amount']}>{amountText(row)}</span>
    </>
  );
}

/** A no-break space keeps the judgment mark from wrapping alone. */
const tie = '\u00A0';

function amountText({ amount: value, rank }: TotalsRow): string {
  if (value === 0 && rank !== 'total') return '–';
  return rank === 'total' ? `${value < 0 ? '−' : ''}$${amount(Math.abs(value))}` : amount(value);
}

/** Calculated only while open. */
function RowExplanation({ of }: RowKey) {
  const row = use(TotalsRowsContext).get(of);
  const Why = explanation.at();
  return row && Why ? createElement(Why, { row }) : null;
}
