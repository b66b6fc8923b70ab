import type { PurchaseOrderReply } from '@dre/core/contract/shop/purchase-orders';
import { shortDay } from '@dre/core/domain/short-day';
import { vendorKey } from '@dre/core/domain/shop/model/vendor';
import type { PartQueue } from '@dre/core/domain/shop/parts/part-queues';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Phone from 'lucide-react/icons/phone';
import Send from 'lucide-react/icons/send';
import Truck from 'lucide-react/icons/truck';
import X from 'lucide-react/icons/x';
import { Button } from '../../../../ui/actions/Button.tsx';
import { useCompanyZone } from '../../../session/company-zone.ts';
import { Badge } from '../../../../ui/feedback/Badge.tsx';
import { count } from '../../board/view/board-text.ts';
import type { PartsScreen } from '../use-parts-screen.ts';
import type { Parts } from '../use-parts.ts';
import {
  isAllHere,
  linesUnderNumber,
  type PanelLine,
  panelLines,
  purchaseStateText,
} from '../view/purchases.ts';
import { type OpenPart, purchaseOf, type QueueRow, rowIn } from '../view/parts-view.ts';
import { PanelFoot } from './panel-foot.tsx';
import { ClosedLine, OpenLine, WaitingLine } from './panel-lines.tsx';
import styles from './panel.module.css';

interface PurchasePanelProps {
  readonly parts: Parts;
  readonly screen: PartsScreen;
  readonly purchase: PurchaseOrderReply | undefined;
  /** The open row; a purchase order that was opened by itself has none. */
  readonly row: QueueRow | undefined;
  readonly isPage: boolean;
  readonly onClose: () => void;
}

/** One purchase order, or a part that stands on none. */
export function PurchasePanel({ parts, screen, purchase, row, isPage, onClose }: PurchasePanelProps) {
  const written = row === undefined ? [] : linesUnderNumber(row, parts.all);
  const lines = purchase === undefined ? written : panelLines(purchase, parts.all);
  const others = lines.filter(({ id }) => id !== row?.id);
  const groups = countGroups.map(({ title: group, queue }) => ({
    group,
    own: others.flatMap((line) => (isToCount(line, queue) ? [{ line, row: rowIn(queue, line.part) }] : [])),
  }));
  const rest = others.filter((line) => !groups.some(({ own }) => own.some((one) => one.line === line)));
  const title = purchase?.purchase.number ?? ((row && purchaseOf(row)) || row?.number) ?? '';
  const name = purchase === undefined ? `Part of ${title}` : `Purchase order ${title}`;
  return (
    <aside className={isPage ? styles['page'] : styles['panel']} aria-label={name} data-panel tabIndex={-1}>
      <div className={styles['head']}>
        {isPage && (
          <Button variant="ghost" iconOnly aria-label="Back to the parts" onPress={onClose}>
            <ArrowLeft aria-hidden="true" />
          </Button>
        )}
        <h2>
          <span>{title}</span> {purchase?.purchase.vendor.name ?? row?.vendor}
        </h2>
        {purchase !== undefined && <StateBadge purchase={purchase} />}
        {!isPage && (
          <Button variant="ghost" iconOnly aria-label="Close" onPress={onClose}>
            <X aria-hidden="true" />
          </Button>
        )}
      </div>
      {purchase?.state === 'draft' && <p className={styles['contact']}>{draftSentence(purchase.purchase)}</p>}
      <Contact parts={parts} vendor={purchase?.purchase.vendor.name ?? row?.vendor ?? ''} />
      <ul className={styles['lines']}>
        {row !== undefined && (
          <OpenLine parts={parts} screen={screen} row={row} line={lines.find(({ id }) => id === row.id)} />
        )}
        {groups.map(({ group, own }) => (
          <CountGroup key={group} title={group} lines={own} parts={parts} screen={screen} />
        ))}
        {rest.map((line) => (
          <ClosedLine key={line.id} line={line} parts={parts} onOpen={({ id }) => screen.open({ id })} />
        ))}
      </ul>
      <PanelFoot parts={parts} screen={screen} purchase={purchase} rows={partsIn(row, lines)} />
    </aside>
  );
}

/** The rest to do for a draft, and the day that will count. */
function draftSentence({ lines, expected }: PurchaseOrderReply['purchase']): string {
  const parts = lines.length === 1 ? 'its part is' : 'its parts are';
  const day = expected === undefined ? '' : ` Expected ${shortDay(expected)} once it is sent.`;
  return `Not sent: ${parts} still to be ordered, and its PDF is marked as a draft.${day}`;
}

function StateBadge({ purchase }: { readonly purchase: PurchaseOrderReply }) {
  const text = purchaseStateText(purchase, useCompanyZone());
  if (purchase.mail === 'failed') return <Badge tone="red">{text}</Badge>;
  if (purchase.state !== 'sent' && purchase.state !== 'partly-received') return <Badge>{text}</Badge>;
  return (
    <Badge tone="blue" icon={<Send aria-hidden="true" />}>
      {text}
    </Badge>
  );
}

/** Lines to count, under the reason they are here or should be. */
const countGroups: readonly { readonly title: string; readonly queue: PartQueue }[] = [
  { title: 'Received, to be counted', queue: 'unchecked' },
  { title: 'Due today', queue: 'due-today' },
  { title: 'Overdue', queue: 'overdue' },
];

interface OpenPanelLine extends PanelLine {
  readonly part: OpenPart;
}

/** A line whose deliveries all came is expected no more, though its part may be on another purchase order. */
function isToCount(line: PanelLine, queue: PartQueue): line is OpenPanelLine {
  if (line.part?.queues.includes(queue) !== true) return false;
  return queue === 'unchecked' ? line.received > 0 : !isAllHere(line);
}

function CountGroup({
  title,
  lines,
  ...props
}: Pick<PurchasePanelProps, 'parts' | 'screen'> & {
  readonly title: string;
  readonly lines: readonly { readonly line: PanelLine; readonly row: QueueRow }[];
}) {
  if (lines.length === 0) return null;
  return (
    <>
      <li className={styles['arrived']}>
        <b>{title}</b>
        <span>Scan, or count line by line</span>
      </li>
      {lines.map(({ line, row }) => (
        <WaitingLine key={row.key} row={row} line={line} {...props} />
      ))}
    </>
  );
}

function partsIn(row: QueueRow | undefined, lines: readonly PanelLine[]): readonly OpenPart[] {
  const found = lines.flatMap(({ part }) => part ?? []);
  return row === undefined || found.some(({ id }) => id === row.id) ? found : [row, ...found];
}

function Contact({ parts, vendor }: { readonly parts: Parts; readonly vendor: string }) {
  const known = parts.vendors.find((one) => vendorKey(one.vendor.name) === vendorKey(vendor));
  if (known === undefined) return null;
  const { phone, contact, email } = known.vendor;
  const reached = [phone, contact].filter((text) => text !== '').join(', ') || email;
  return (
    <p className={styles['contact']}>
      {reached !== '' && (
        <span>
          <Phone aria-hidden="true" />
          {reached}
        </span>
      )}
      {known.leadTime !== null && (
        <span>
          <Truck aria-hidden="true" />
          {`Usual lead time ${count(known.leadTime.days, 'day')}`}
        </span>
      )}
    </p>
  );
}
