import ScanLine from 'lucide-react/icons/scan-line';
import { type RefObject, useRef } from 'react';
import { problemText } from '../../../lib/calls/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useMedia } from '../../../ui/primitives/use-media.ts';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden.tsx';
import { KeysFooter } from '../shell/keys-footer.tsx';
import { ShopAction } from '../shell/shop-action.tsx';
import { PartDialogs } from './dialogs/part-dialogs.tsx';
import { PartList } from './list/part-list.tsx';
import { QueuePills } from './list/queue-pills.tsx';
import { isOnTheWay, isToOrder, SelectedActions, ToolRow } from './list/tool-row.tsx';
import { LineDetails } from './panel/line-details.tsx';
import { receiving } from './panel/panel-foot.tsx';
import { PurchasePanel } from './panel/purchase-panel.tsx';
import styles from './parts.module.css';
import { type PartsScreen, usePartsScreen } from './use-parts-screen.ts';
import { usePartsKeys } from './use-parts-keys.ts';
import { type Parts, useParts } from './use-parts.ts';
import { withoutFilters } from './view/parts-address.ts';
import { purchaseOf, type QueueRow } from './view/parts-view.ts';

const hints = [
  { keys: ['↑', '↓'], does: 'row' },
  { keys: ['X'], does: 'select' },
  { keys: ['O'], does: 'order' },
  { keys: ['R'], does: 'receive' },
  { keys: ['D'], does: 'date' },
  { keys: ['/'], does: 'find' },
  { keys: ['?'], does: 'all keys' },
] as const;

/** The parts to order, chase and receive today. */
export function PartsPage() {
  const parts = useParts();
  return (
    <div className={styles['screen']} data-window>
      <VisuallyHidden>
        <h1>Parts desk</h1>
      </VisuallyHidden>
      {parts.problem !== undefined && (
        <ErrorState
          title="The parts could not be read"
          actions={<Button onPress={parts.reload}>Try again</Button>}
        >
          {problemText(parts.problem)}
        </ErrorState>
      )}
      {parts.isLoading && (
        <div className={styles['screen']}>
          <Loading isLoading label="The parts are being read" skeleton={<Skeleton shape="block" />} />
        </div>
      )}
      {!parts.isLoading && parts.problem === undefined && <PartQueuesPanel parts={parts} />}
      <KeysFooter hints={hints} />
    </div>
  );
}

function PartQueuesPanel({ parts }: { readonly parts: Parts }) {
  const isPhone = useMedia('(max-width: 700px)');
  const isTouch = useMedia('(max-width: 1100px)');
  const search = useRef<HTMLInputElement>(null);
  const screen = usePartsScreen(parts, isPhone);
  useKeys(parts, screen, search);
  const { address, show } = parts;
  const { active } = screen;
  const number = active === undefined ? '' : purchaseOf(active);
  const purchase = parts.purchases.find((one) =>
    address.purchase === null
      ? number !== '' && one.purchase.number === number
      : one.purchase.id === address.purchase,
  );
  const row = address.purchase === null || purchase?.purchase.number === number ? active : undefined;
  const isShown = isPhone ? address.purchase !== null : screen.isPanelOpen && (row ?? purchase) !== undefined;
  const panel = (
    <PurchasePanel
      parts={parts}
      screen={screen}
      purchase={purchase}
      row={row}
      isPage={isPhone}
      onClose={() => {
        screen.closePanel();
        show({ ...address, purchase: null });
      }}
    />
  );
  return (
    <>
      <ShopAction>
        <ScanButton screen={screen} />
      </ShopAction>
      {screen.refusal !== null && (
        <div className={styles['refusal']}>
          <Alert tone="error" role="alert" actions={<Button onPress={screen.forget}>Close</Button>}>
            {screen.refusal}
          </Alert>
        </div>
      )}
      <div className={styles['screen']} data-split={(isShown && !isPhone) || undefined}>
        {isPhone && isShown ? (
          panel
        ) : (
          <>
            <ListSide
              parts={parts}
              screen={screen}
              size={isPhone ? 'phone' : isTouch ? 'tablet' : 'desktop'}
              search={search}
            />
            {isShown && panel}
          </>
        )}
      </div>
      <PartDialogs parts={parts} screen={screen} />
    </>
  );
}

interface ListSideProps {
  readonly parts: Parts;
  readonly screen: PartsScreen;
  readonly size: 'desktop' | 'tablet' | 'phone';
  readonly search: RefObject<HTMLInputElement | null>;
}

function ListSide({ parts, screen, size, search }: ListSideProps) {
  const { view, address, show } = parts;
  if (view.total === 0) {
    return (
      <div className={styles['side']}>
        <EmptyState
          title="Nothing to chase"
          actions={
            parts.mayOrder ? (
              <Button onPress={() => screen.setQuestion({ kind: 'purchases' })}>Purchase orders</Button>
            ) : undefined
          }
        >
          No part is to be ordered, expected, counted or sent back.
        </EmptyState>
      </div>
    );
  }
  const isPhone = size === 'phone';
  const unfolded = isPhone
    ? (row: QueueRow) => <Unfolded parts={parts} screen={screen} row={row} />
    : undefined;
  return (
    <div className={styles['side']} data-parts>
      <QueuePills view={view} value={address.queue} onChange={(queue) => show({ ...address, queue })} />
      <div className={styles['card']}>
        <ToolRow parts={parts} screen={screen} search={search} />
        {view.rows.length === 0 ? (
          <EmptyState
            title="Nothing fits these filters"
            actions={
              <Button
                onPress={() => {
                  parts.find.type('');
                  show(withoutFilters(address));
                }}
              >
                Clear the filters
              </Button>
            }
          >
            {`All ${String(view.total)} parts are still here.`}
          </EmptyState>
        ) : (
          <PartList parts={parts} screen={screen} isTouch={size !== 'desktop'} unfolded={unfolded} />
        )}
      </div>
      {isPhone && (
        <div className={styles['bar']}>
          {screen.selection.rows.length > 0 ? (
            <SelectedActions parts={parts} screen={screen} />
          ) : (
            <>
              {parts.mayOrder && (
                <Button onPress={() => screen.setQuestion({ kind: 'purchases' })}>Purchase orders</Button>
              )}
              <ScanButton screen={screen} isPrimary />
            </>
          )}
        </div>
      )}
    </div>
  );
}

function ScanButton({
  screen,
  isPrimary = false,
}: {
  readonly screen: PartsScreen;
  readonly isPrimary?: boolean;
}) {
  return (
    <Button
      variant={isPrimary ? 'primary' : 'default'}
      icon={<ScanLine aria-hidden="true" />}
      onPress={() => screen.setQuestion({ kind: 'scan' })}
    >
      Receive by scan
    </Button>
  );
}

/** The open row of a phone. */
function Unfolded({
  parts,
  screen,
  row,
}: {
  readonly parts: Parts;
  readonly screen: PartsScreen;
  readonly row: QueueRow;
}) {
  const receive = receiving(screen, [row]);
  const number = purchaseOf(row);
  const purchase = parts.purchases.find((one) => one.purchase.number === number);
  return (
    <div className={styles['unfolded']}>
      <LineDetails key={row.id} parts={parts} screen={screen} row={row} />
      <div className={styles['unfoldedActions']}>
        {purchase !== undefined && (
          <Button
            onPress={() => parts.show({ ...parts.address, part: row.id, purchase: purchase.purchase.id })}
          >
            {number}
          </Button>
        )}
        {receive !== null && (
          <Button variant="primary" onPress={receive.run}>
            {receive.label}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The keys act on the selected rows, or else on the active one. */
function useKeys(parts: Parts, screen: PartsScreen, search: RefObject<HTMLInputElement | null>): void {
  const { rows } = parts.view;
  const { active, selection } = screen;
  usePartsKeys({
    search,
    onStep: (step) => {
      const at = rows.findIndex(({ key }) => key === active?.key);
      const isOnRow = document.activeElement?.matches('[data-row]') ?? false;
      const next = rows[isOnRow ? at + step : Math.max(at, 0)];
      if (next === undefined) return;
      screen.open(next);
      requestAnimationFrame(() => focusRow(next.key));
    },
    onSelect: (isRange) => {
      if (isRange) selection.extend();
      else if (active !== undefined) selection.toggle(active);
    },
    onOrder: () => screen.ask('order', screen.chosen(isToOrder)),
    onReceive: () => {
      if (selection.rows.length > 0) void screen.receive(selection.rows.filter(isOnTheWay));
      else receiving(screen, parts.all)?.run();
    },
    onDate: () => {
      if (selection.rows.length > 1) screen.ask('day', selection.rows.filter(isOnTheWay));
      else focusInPanel(screen, '[data-day-field]');
    },
    onPanel: () => focusInPanel(screen, '[data-panel]'),
    onLeave: (isInPanel) => {
      if (isInPanel && active !== undefined) focusRow(active.key);
      else if (selection.rows.length > 0) selection.clear();
      else screen.closePanel();
    },
  });
}

function focusRow(key: string): void {
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus();
}

/** A panel that was closed opens first. */
function focusInPanel({ active, isPanelOpen, open }: PartsScreen, selector: string): void {
  if (!isPanelOpen && active !== undefined) open(active);
  const focus = () => document.querySelector<HTMLElement>(selector)?.focus();
  if (isPanelOpen) focus();
  else requestAnimationFrame(focus);
}
