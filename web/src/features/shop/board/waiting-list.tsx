import { openRepairOrder } from '@dre/core/contract/shop/shop';
import Plus from 'lucide-react/icons/plus';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { newId } from '../../../lib/new-id.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { PlainButton } from '../../../ui/actions/PlainButton.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useMay } from '../../session/use-may.ts';
import { useShop } from '../open/use-shop.ts';
import columnStyles from './columns/columns.module.css';
import styles from './board.module.css';
import { count } from './view/board-text.ts';

/** Approved estimates without a repair order; one press opens it. */
function WaitingList() {
  const waiting = useShop((state) => state.waiting);
  const { run, isBusy, problem } = useAction();
  const [device] = useState(newId);
  const navigate = useNavigate();
  const mayOpen = useMay()('manage-repair-orders');
  const open = async (estimateId: string) => {
    const body = { id: newId(), estimateId, device };
    const opened = await run(openRepairOrder, { body }, 'Repair order opened.');
    if (opened !== undefined) void navigate({ to: '/shop/orders/$id', params: { id: opened.order.id } });
  };
  return (
    <>
      {problem !== undefined && (
        <Alert tone="error" role="alert">
          {problemText(problem)}
        </Alert>
      )}
      <ul className={styles['waiting']} aria-label="Approved and waiting">
        {waiting.map(({ id, number, vehicle, customer }) => (
          <li key={id}>
            <span>
              <b>{customer || vehicle}</b>
              <span>{[number, customer === '' ? '' : vehicle].filter((part) => part !== '').join(', ')}</span>
            </span>
            {mayOpen && (
              <Button
                variant="primary"
                isDisabled={isBusy}
                aria-label={`Open the repair order of ${number}`}
                onPress={() => void open(id)}
              >
                Open the order
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The board of a shop without repair orders. */
export function EmptyBoard() {
  const waiting = useShop((state) => state.waiting);
  return (
    <div className={styles['empty']}>
      <EmptyState title="Approve an estimate and it appears here">
        {waiting.length === 0
          ? 'A repair order is opened from an approved estimate with one press.'
          : `${count(waiting.length, 'approved estimate')} ${waiting.length === 1 ? 'waits' : 'wait'} for a repair order.`}
      </EmptyState>
      {waiting.length > 0 && <WaitingList />}
    </div>
  );
}

/** Below the expected units: approved estimates that are not on the board yet. */
export function WaitingBelow() {
  const waiting = useShop((state) => state.waiting.length);
  const [isOpen, setOpen] = useState(false);
  if (waiting === 0) return null;
  return (
    <div className={columnStyles['foot']}>
      <PlainButton
        className={columnStyles['waiting']}
        aria-label={`${count(waiting, 'approved estimate')} without an order`}
        onPress={() => setOpen(true)}
      >
        <Plus aria-hidden="true" size={14} />
        {`${String(waiting)} approved`}
      </PlainButton>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Approved and waiting">
        <WaitingList />
      </Dialog>
    </div>
  );
}
