import { createContext, createElement, memo, use } from 'react';
import { amount } from '../../../../lib/format.ts';
import { onDemand } from '../../../../ui/primitives/on-demand.ts';
import { PlainButton } from '../../../../ui/actions/PlainButton.tsx';
import { Popover } from '../../../../ui/overlays/Popover.tsx';
import styles from './totals-row.module.css';
import type { Figure } from '../totals-rows.ts';

const explanation = onDemand(async () => (await import('../rail/rail-explanation.tsx')).RailExplanation);

const FiguresContext = createContext<ReadonlyMap<string, Figure>>(new Map());

/** The figures of the rail by their keys: an edit changes what they say, seldom which there are. */
export const FiguresProvider = FiguresContext.Provider;

interface FigureRowProps extends Pick<Figure, 'label' | 'rank'> {
  readonly of: string;
}

/** A figure of the rail. Pressing it opens why it is what it is. Only its words are drawn again when they change. */
export const FigureRow = memo(function FigureRow({ of, label, rank }: FigureRowProps) {
  return (
    <Popover
      label={`Why ${label}`}
      needs={explanation}
      // Beside the rail there is room; where the figures are as wide as the screen, only below them.
      placement={matchMedia('(max-width: 1279px)').matches ? 'bottom start' : 'left top'}
      trigger={
        <PlainButton className={[styles['row'], styles[rank]].join(' ')}>
          <FigureWords of={of} />
        </PlainButton>
      }
    >
      <FigureReason of={of} />
    </Popover>
  );
});

type OfFigure = Pick<FigureRowProps, 'of'>;

function FigureWords({ of }: OfFigure) {
  const figure = use(FiguresContext).get(of);
  if (figure === undefined) return null;
  const { label, how, isJudged } = figure;
  return (
    <>
      <span className={styles['label']}>
        {label}
        {how === '' ? tie : ' '}
        {how !== '' && <span className={styles['how']}>{how}</span>}
        {isJudged && <span title="Judgment: not the profile’s">*</span>}
      </span>
      <span className={styles['amount']}>{shown(figure)}</span>
    </>
  );
}

/** The mark of a judgment never stands alone on a line. */
const tie = '\u00A0';

function shown({ amount: value, rank }: Figure): string {
  if (value === 0 && rank !== 'total') return '–';
  return rank === 'total' ? `${value < 0 ? '−' : ''}$${amount(Math.abs(value))}` : amount(value);
}

/** Reckoned only while it is open. */
function FigureReason({ of }: OfFigure) {
  const figure = use(FiguresContext).get(of);
  const Why = explanation.at();
  return figure && Why ? createElement(Why, { figure }) : null;
}
