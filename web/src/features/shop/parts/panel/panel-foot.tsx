import {
  discardPurchaseOrder,
  exportPurchaseOrder,
  type PurchaseOrderReply,
  sendPurchaseOrder,
} from '@dre/core/contract/shop/purchase-orders';
import FileDown from 'lucide-react/icons/file-down';
import Mail from 'lucide-react/icons/mail';
import PackageCheck from 'lucide-react/icons/package-check';
import { problemText, useAction } from '../../../../lib/calls/use-action.ts';
import { useApi } from '../../../../lib/calls/services.ts';
import { saveCsv } from '../../../../lib/page/save-file.ts';
import { price } from '../../../../lib/text/format.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Kbd } from '../../../../ui/actions/Kbd.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { showBanner } from '../../../../ui/feedback/banner/banners.ts';
import { Menu } from '../../../../ui/overlays/Menu.tsx';
import { useConfirm } from '../../../../ui/overlays/use-confirm.tsx';
import { count } from '../../board/view/board-text.ts';
import { isOnTheWay } from '../list/tool-row.tsx';
import { downloadPaper } from '../../open/shop-paper.ts';
import type { PartsScreen } from '../use-parts-screen.ts';
import type { Parts } from '../use-parts.ts';
import type { OpenPart } from '../view/parts-view.ts';
import { sendWays } from '../view/purchases.ts';
import styles from './panel.module.css';

interface PanelFootProps {
  readonly parts: Parts;
  readonly screen: PartsScreen;
  readonly purchase: PurchaseOrderReply | undefined;
  /** The open parts of the panel. */
  readonly rows: readonly OpenPart[];
}

/** Cost, papers, sending, and receiving what was counted. */
export function PanelFoot({ parts, screen, purchase, rows }: PanelFootProps) {
  const receive = receiving(screen, rows);
  return (
    <div className={styles['foot']}>
      {purchase !== undefined && (
        <span className={styles['total']}>
          {`${count(purchase.purchase.lines.length, 'line')} at cost`}
          <b>{purchase.cost === null ? 'Not all known' : price(purchase.cost)}</b>
        </span>
      )}
      {purchase !== undefined && (
        <PurchaseActions
          purchase={purchase}
          canMail={parts.canMail}
          onChanged={parts.reload}
          isFirst={receive === null}
        />
      )}
      {receive !== null && (
        <Button variant="primary" icon={<PackageCheck aria-hidden="true" />} onPress={receive.run}>
          {receive.label}
          <Kbd>R</Kbd>
        </Button>
      )}
    </div>
  );
}

/** Counts are stored if there are any; otherwise the open row is recorded as arrived. Null if neither is possible. */
export function receiving(
  screen: PartsScreen,
  rows: readonly OpenPart[],
): { readonly label: string; readonly run: () => void } | null {
  const counted = screen.counts.rows.filter(({ id }) => rows.some((row) => row.id === id));
  if (counted.length > 0) {
    return { label: `Receive ${count(counted.length, 'line')}`, run: () => void screen.storeCounts(counted) };
  }
  const { active } = screen;
  if (active === undefined || !isOnTheWay(active) || rows.every(({ id }) => id !== active.id)) return null;
  return { label: 'Receive 1 line', run: () => void screen.receive([active]) };
}

interface PurchaseActionsProps {
  readonly purchase: PurchaseOrderReply;
  readonly canMail: boolean;
  readonly onChanged: () => void;
  /** True if sending is the next thing to do in the panel. */
  readonly isFirst: boolean;
}

function PurchaseActions({
  purchase: { purchase, state, mail },
  canMail,
  onChanged,
  isFirst,
}: PurchaseActionsProps) {
  const api = useApi();
  const { run, problem } = useAction();
  const { confirm, dialog } = useConfirm();
  const { id, number, vendor, sent, lines } = purchase;
  const isUnsent = state !== 'discarded' && (sent === null || mail === 'failed');
  const download = async (kind: string) => {
    if (kind === 'csv') {
      const reply = await api.call(exportPurchaseOrder, { params: { id } });
      if (reply.ok) saveCsv(reply.value.fileName, reply.value.csv);
      else void showBanner({ message: problemText(reply.refusal), tone: 'error' });
      return;
    }
    await downloadPaper(api, { kind: 'purchase-order', id, paper: 'letter' });
  };
  const send = async (how: 'mail' | 'other') => {
    const to = how === 'mail' ? vendor.email : 'Another way';
    const said = how === 'mail' ? `Mailed to ${vendor.email}.` : `${number} is marked as sent.`;
    const done = await run(sendPurchaseOrder, { params: { id }, body: { how, to } }, said);
    if (done !== undefined) onChanged();
  };
  const discard = async () => {
    const isSure = await confirm({
      heading: `Discard ${number}?`,
      message: `${lines.length === 1 ? 'Its part is' : 'Its parts are'} to be ordered as before. The number is not used again.`,
      action: 'Discard',
      cancel: true,
      destructive: true,
    });
    if (!isSure) return;
    const done = await run(discardPurchaseOrder, { params: { id } }, `${number} is discarded.`);
    if (done !== undefined) onChanged();
  };
  return (
    <>
      {problem !== undefined && (
        <Alert tone="error" role="alert">
          {problemText(problem)}
        </Alert>
      )}
      <Menu
        label="Download"
        items={[
          { id: 'pdf', label: 'PDF' },
          { id: 'csv', label: 'CSV' },
        ]}
        onAction={(kind) => void download(kind)}
        trigger={
          <Button iconOnly aria-label="Download">
            <FileDown aria-hidden="true" />
          </Button>
        }
      />
      {state === 'draft' && <Button onPress={() => void discard()}>Discard</Button>}
      {isUnsent && (
        <Menu
          label="Send to the vendor"
          items={sendWays(vendor.email, canMail)}
          onAction={(how) => void send(how === 'mail' ? 'mail' : 'other')}
          trigger={
            <Button variant={isFirst ? 'primary' : 'default'} icon={<Mail aria-hidden="true" />}>
              {sent === null ? 'Send' : 'Send again'}
            </Button>
          }
        />
      )}
      {dialog}
    </>
  );
}
