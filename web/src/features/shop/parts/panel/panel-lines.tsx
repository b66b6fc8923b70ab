import { partCountText } from '@dre/core/domain/catalogue/unit-labels';
import type { PartQueue } from '@dre/core/domain/shop/parts/part-queues';
import { extension } from '@dre/core/domain/rounding';
import Check from 'lucide-react/icons/check';
import { amount } from '../../../../lib/text/format.ts';
import { PlainButton } from '../../../../ui/actions/PlainButton.tsx';
import { Badge } from '../../../../ui/feedback/Badge.tsx';
import { Pin } from '../../../../ui/layout/Pin.tsx';
import type { PartsScreen } from '../use-parts-screen.ts';
import type { Parts } from '../use-parts.ts';
import { dayWord, givenDays, openText, openLabels } from '../view/part-text.ts';
import { type OpenPart, type QueueRow, rowIn } from '../view/parts-view.ts';
import { isAllHere, type PanelLine, receivedText } from '../view/purchases.ts';
import { CountControls } from './count-controls.tsx';
import { LineDetails } from './line-details.tsx';
import styles from './panel.module.css';

interface LineProps {
  readonly parts: Parts;
  readonly screen: PartsScreen;
  readonly row: QueueRow;
  /** The line of the purchase order in the panel; undefined without one. */
  readonly line: PanelLine | undefined;
}

/** The line of the open row. */
export function OpenLine({ parts, screen, row, line }: LineProps) {
  const said = line === undefined ? '' : receivedText(line, parts.zone);
  return (
    <li className={styles['open']}>
      <LineHead
        row={row}
        line={line}
        note={`${row.number} ${row.estimate.customer}`.trim()}
        said={said}
        look="selected"
      />
      <LineDetails key={row.key} parts={parts} screen={screen} row={row} />
    </li>
  );
}

/** A line that is here or should be. */
export function WaitingLine({ parts, screen, row, line }: LineProps) {
  const due =
    row.queue === 'unchecked' ? 'received, unchecked' : `due ${dayWord(givenDays(row).day, parts.today)}`;
  return (
    <li>
      <LineHead row={row} line={line} note={due.replace('Today', 'today')} said="" look="soft" />
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
  line,
  parts: { today, zone },
  onOpen,
}: {
  readonly line: PanelLine;
  readonly parts: Pick<Parts, 'today' | 'zone'>;
  readonly onOpen: (part: OpenPart) => void;
}) {
  const { part } = line;
  const { lineNumber, description, partNumber, quantity, unit, number } = line.line;
  const content = (
    <>
      <Pin number={lineNumber} look="soft" />
      <span>
        <b>{description}</b>
        <small>
          {partNumber !== '' && <span className={styles['id']}>{partNumber}, </span>}
          {`${partCountText(quantity, unit)}, ${number}`}
        </small>
        {part !== undefined && stillDue(part) !== '' && <small>{stillDue(part)}</small>}
        <LineState line={line} text={receivedText(line, zone)} today={today} />
      </span>
    </>
  );
  if (part === undefined) return <li className={styles['line']}>{content}</li>;
  return (
    <li>
      <PlainButton className={styles['line'] ?? ''} onPress={() => onOpen(part)}>
        {content}
      </PlainButton>
    </li>
  );
}

/** The days a line came, or the one it is expected. */
function LineState({
  line,
  text,
  today,
}: {
  readonly line: PanelLine;
  readonly text: string;
  readonly today: string;
}) {
  if (line.isWithdrawn && text === '') return <Badge>Withdrawn</Badge>;
  if (line.isDraft) return <Badge>Not sent</Badge>;
  if (text === '')
    return <small>{dayWord(line.part === undefined ? null : givenDays(line.part).day, today)}</small>;
  const isGood = isAllHere(line) && line.damaged === 0;
  return isGood ? (
    <Badge tone="green" icon={<Check aria-hidden="true" />}>
      {text}
    </Badge>
  ) : (
    <Badge tone="amber">{text}</Badge>
  );
}

const dueQueues: ReadonlySet<PartQueue> = new Set(['to-order', 'to-return']);

/** The rest of a part that is here: "1 of 2 pieces to order, 1 of 2 pieces to return". */
function stillDue(part: OpenPart): string {
  return part.queues
    .flatMap((queue) => {
      if (!dueQueues.has(queue) || (part.draft !== null && queue === 'to-order')) return [];
      const text = openText(rowIn(queue, part));
      return text.endsWith(openLabels[queue]) ? text : `${text} ${openLabels[queue]}`;
    })
    .join(', ');
}

interface LineHeadProps {
  readonly row: QueueRow;
  readonly line: PanelLine | undefined;
  readonly note: string;
  /** A second sentence; empty if there is none. */
  readonly said: string;
  readonly look: 'soft' | 'selected';
}

function LineHead({ row, line, note, said, look }: LineHeadProps) {
  const { lineNumber, description, partNumber } = row.part.work;
  const priced = line?.line ?? row.part.orders.at(-1);
  const cost = priced === undefined || priced.cost === null ? null : extension(priced.cost, priced.quantity);
  return (
    <div className={styles['line']}>
      <Pin number={lineNumber} look={look} />
      <span>
        <b>{description}</b>
        <small>
          {partNumber !== '' && <span className={styles['id']}>{partNumber}, </span>}
          {`${openText(row)}, ${note}`}
        </small>
        {said !== '' && <small>{said}</small>}
      </span>
      {cost !== null && <span className={styles['cost']}>{amount(cost)}</span>}
    </div>
  );
}
