import Undo2 from 'lucide-react/icons/undo-2';
import { amount, hours } from '../../../../lib/text/format.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Pin } from '../../../../ui/layout/Pin.tsx';
import { useBuilder } from '../../builder/builder-context.ts';
import { useUndoRedo } from '../../builder/use-undo-redo.ts';
import { itemRow } from '../../lines/grid/line-rows.ts';
import { lineText } from '../../lines/grid/line-labels.ts';
import { lastLine, undoText } from './last-line-of.ts';
import styles from './totals-bar.module.css';
import { useLastStep } from './use-last-step.ts';

/** The last line and an undo button, for screens where the picture hides the lines. */
export function LastLine() {
  const { estimate, items, contents, undoLabel } = useBuilder().now;
  const { undo } = useUndoRedo();
  const step = useLastStep();
  const line = lastLine(estimate.lines, step);
  const item = items.find(({ key }) => key === line?.id);
  const row = item && itemRow(item, estimate.profile);
  return (
    <>
      <span className={styles['lastLabel']}>{line === null ? 'No line yet' : 'Last line'}</span>
      {line && <Pin number={line.number} look="selected" />}
      {line && <strong className={styles['lastName']}>{line.description}</strong>}
      {line && <span>{lineText(contents).operation(line.operation)}</span>}
      {row && row.hours !== 0 && <span>{`${hours(row.hours)} h`}</span>}
      {row && <strong>{amount(row.total)}</strong>}
      <span className={styles['lastUndo']}>
        <Button icon={<Undo2 aria-hidden="true" />} isDisabled={undoLabel === null} onPress={undo}>
          {undoText(line, step, undoLabel)}
        </Button>
      </span>
    </>
  );
}
