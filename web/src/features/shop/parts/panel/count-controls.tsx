import { type PartCondition, partConditions } from '@dre/core/domain/shop/model/repair-part';
import type { QueuedPart } from '@dre/core/domain/shop/parts/part-queues';
import { thousandths } from '@dre/core/domain/units';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { PlainButton } from '../../../../ui/actions/PlainButton.tsx';
import { NumberField } from '../../../../ui/fields/NumberField.tsx';
import { VisuallyHidden } from '../../../../ui/primitives/VisuallyHidden.tsx';
import { SegmentedControl } from '../../../../ui/actions/SegmentedControl.tsx';
import { quantity } from '../../../../lib/text/format.ts';
import {
  countForCondition,
  countAfterStep,
  countSentence,
  type PartCount,
  toCount,
} from '../view/counting.ts';
import styles from './panel.module.css';

interface CountControlsProps {
  readonly row: QueuedPart;
  /** Undefined until somebody counts. */
  readonly counted: PartCount | undefined;
  readonly onCount: (counted: PartCount) => void;
}

const conditionWords: Readonly<Record<PartCondition, string>> = {
  good: 'Good',
  short: 'Short',
  wrong: 'Wrong',
  damaged: 'Damaged',
};
const step = 1_000;

/** The count of a delivery and its condition. */
export function CountControls({ row, counted, onCount }: CountControlsProps) {
  const open = toCount(row);
  const present = counted?.quantity ?? open;
  const change = (by: number) =>
    onCount(countAfterStep(thousandths(present + by), open, counted?.condition ?? 'good'));
  const { description } = row.part.work;
  const missing = open - present;
  return (
    <div className={styles['count']}>
      <div className={styles['countLine']}>
        <fieldset className={styles['stepper']} aria-label={`Count of ${description}`}>
          <PlainButton className={styles['step'] ?? ''} aria-label="One less" onPress={() => change(-step)}>
            <Minus aria-hidden="true" />
          </PlainButton>
          <span className={styles['typed']}>
            <NumberField
              label={<VisuallyHidden>{`Counted of ${description}`}</VisuallyHidden>}
              digits={3}
              shownDigits={0}
              minValue={0}
              maxValue={open}
              step={step}
              isLive
              value={present}
              onChange={(typed) => typed !== null && change(typed - present)}
            />
          </span>
          <b>{`of ${quantity(open)}`}</b>
          <PlainButton className={styles['step'] ?? ''} aria-label="One more" onPress={() => change(step)}>
            <Plus aria-hidden="true" />
          </PlainButton>
        </fieldset>
        <SegmentedControl<PartCondition | 'none'>
          label="Condition"
          segments={partConditions.map((id) => ({
            id,
            label:
              id === 'short' && counted?.condition === 'short'
                ? `Short ${quantity(missing)}`
                : conditionWords[id],
          }))}
          value={counted?.condition ?? 'none'}
          onChange={(id) => id !== 'none' && onCount(countForCondition(id, open, present))}
        />
      </div>
      {counted !== undefined && <p className={styles['note']}>{countSentence(row, counted)}</p>}
    </div>
  );
}
