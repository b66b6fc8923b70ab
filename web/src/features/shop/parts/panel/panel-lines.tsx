import { partCountText } from '@dre/core/domain/catalogue/unit-labels';
import { extension } from '@dre/core/domain/rounding';
import Check from 'lucide-react/icons/check';
import { amount } from '../../../../lib/text/format.ts';
import { PlainButton } from '../../../../ui/actions/PlainButton.tsx';
import { Badge } from '../../../../ui/feedback/Badge.tsx';
import { Pin } from '../../../../ui/layout/Pin.tsx';
import type { PartsScreen } from '../use-parts-screen.ts';
import type { Parts } from '../use-parts.ts';
import { dayWord, expectedDays, openText } from '../view/part-text.ts';
import type { QueueRow } from '../view/parts-view.ts';
import type { PanelLine } from '../view/purchases.ts';
import { CountControls } from './count-controls.tsx';
import { LineDetails } from './line-details.tsx';
import styles from './panel.module.css';

interface LineProps {
  readonly parts: Parts;
  readonly screen: PartsScreen;
  readonly row: QueueRow;
}

/** The line of the open row. */
export function OpenLine({ parts, screen, row }: LineProps) {
  return (
    <li className={styles['open']}>
      <LineHead row={row} note={`${row.number} ${row.estimate.customer}`.trim()} look="selected" />
      <LineDetails key={row.id} parts={parts} screen={screen} row={row} />
    </li>
  );
}

/** A line that is here or should be. */
export function WaitingLine({ parts, screen, row }: LineProps) {
  const due =
    row.queue === 'unchecked' ? 'received, unchecked' : `due ${dayWord(expectedDays(row).day, parts.today)}`;
  return (
    <li>
      <LineHead row={row} note={due.replace('Today', 'today')} look="soft" />
      <CountControls
        row={row}
        counted={screen.counts.of(row.id)}
        onCount={(counted) => screen.counts.enter(row.id, counted)}
      />
    </li>
  );
}

/** A line with nothing to count now. */
export function ClosedLine({
  line: { line, row, isWithdrawn, id },
  today,
  onOpen,
}: {
  readonly line: PanelLine;
  readonly today: string;
  readonly onOpen: (id: string) => void;
}) {
  const head = (
    <>
      <Pin number={line.lineNumber} look="soft" />
      <span>
        <b>{line.description}</b>
        <small>
          {line.partNumber !== '' && <span className={styles['id']}>{line.partNumber}, </span>}
          {`${partCountText(line.quantity, line.unit)}, ${line.number}`}
        </small>
      </span>
    </>
  );
  if (row === undefined) {
    return (
      <li className={styles['line']}>
        {head}
        {isWithdrawn ? (
          <Badge>Withdrawn</Badge>
        ) : (
          <Badge tone="green" icon={<Check aria-hidden="true" />}>
            Counted, good
          </Badge>
        )}
      </li>
    );
  }
  return (
    <li>
      <PlainButton className={styles['line'] ?? ''} onPress={() => onOpen(id)}>
        {head}
        <span>{row.quantities.onTheWay > 0 ? dayWord(expectedDays(row).day, today) : openState(row)}</span>
      </PlainButton>
    </li>
  );
}

/** The rest of a line that is here: to be ordered again, or to be sent back. */
function openState(row: QueueRow): string {
  return row.queue === 'to-order' ? `To order, ${openText(row)}` : `To return, ${openText(row)}`;
}

function LineHead({
  row,
  note,
  look,
}: {
  readonly row: QueueRow;
  readonly note: string;
  readonly look: 'soft' | 'selected';
}) {
  const { lineNumber, description, partNumber } = row.part.work;
  const last = row.part.orders.at(-1);
  const cost = last === undefined || last.cost === null ? null : extension(last.cost, last.quantity);
  return (
    <div className={styles['line']}>
      <Pin number={lineNumber} look={look} />
      <span>
        <b>{description}</b>
        <small>
          {partNumber !== '' && <span className={styles['id']}>{partNumber}, </span>}
          {`${openText(row)}, ${note}`}
        </small>
      </span>
      {cost !== null && <span className={styles['cost']}>{amount(cost)}</span>}
    </div>
  );
}
