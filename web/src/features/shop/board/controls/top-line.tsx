import CornerDownRight from 'lucide-react/icons/corner-down-right';
import Hourglass from 'lucide-react/icons/hourglass';
import Package from 'lucide-react/icons/package';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo, type ReactNode } from 'react';
import { type Counter, counters } from '../view/board-address.ts';
import { counterLabels } from '../view/board-text.ts';
import styles from './top-line.module.css';

const icons: Readonly<Record<Counter, ReactNode>> = {
  late: <TriangleAlert aria-hidden="true" />,
  waiting: <Hourglass aria-hidden="true" />,
  'no-next-step': <CornerDownRight aria-hidden="true" />,
  'parts-due': <Package aria-hidden="true" />,
};

interface CountersProps {
  readonly counts: Readonly<Record<Counter, number>>;
  readonly only: Counter | null;
  readonly onToggle: (counter: Counter) => void;
}

/** Counts of units that need attention; a press shows which cards those are. */
export const Counters = memo(function Counters({ counts, only, onToggle }: CountersProps) {
  return (
    <fieldset className={styles['counters']} aria-label="Needs attention">
      {counters.map((counter) => (
        <button
          key={counter}
          type="button"
          className={styles[counter]}
          aria-pressed={counter === only}
          data-some={counts[counter] > 0 || undefined}
          onClick={() => onToggle(counter)}
        >
          {icons[counter]}
          <b>{counts[counter]}</b> <span>{counterLabels[counter]}</span>
        </button>
      ))}
    </fieldset>
  );
});
