import { amount } from '../../../lib/format.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { Explanation, LineWords } from './explanation.tsx';
import styles from './figure-row.module.css';
import { figureLines } from './figure-lines.ts';
import type { Figure } from './figures.ts';
import { useGoToLine } from './use-go-to-line.ts';

/** A figure of the rail. Pressing it opens why it is what it is. */
export function FigureRow({ figure }: { readonly figure: Figure }) {
  const { label, how, rank } = figure;
  return (
    <Popover
      label={`Why ${label} is ${amount(figure.amount)}`}
      placement="left top"
      trigger={
        <PlainButton className={[styles['row'], styles[rank]].join(' ')}>
          <span className={styles['label']}>
            {label} {how !== '' && <span className={styles['how']}>{how}</span>}
          </span>
          <span className={styles['amount']}>{shown(figure)}</span>
        </PlainButton>
      }
    >
      <RailExplanation figure={figure} />
    </Popover>
  );
}

function shown({ amount: value, rank }: Figure): string {
  if (value === 0 && rank !== 'total') return '–';
  return rank === 'total' ? `${value < 0 ? '−' : ''}$${amount(Math.abs(value))}` : amount(value);
}

/** Reckoned only while it is open. */
function RailExplanation({ figure }: { readonly figure: Figure }) {
  const { now } = useBuilder();
  const goTo = useGoToLine();
  return (
    <Explanation
      figure={figure}
      lines={figureLines(figure, now.items)}
      renderLine={(line) => (
        <PlainButton slot="close" className={styles['line']} onPress={() => goTo(line.key)}>
          <LineWords line={line} />
        </PlainButton>
      )}
    />
  );
}
