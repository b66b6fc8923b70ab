import { HoldDialog } from '../../dialogs/hold-dialog.tsx';
import { MoveUnitDialog } from '../../dialogs/move-unit-dialog.tsx';
import { ReleaseDialog } from '../../dialogs/placed-holds.tsx';
import { PromiseDialog } from '../../dialogs/promise-dialog.tsx';
import { CheckDialog } from '../checks/check-dialog.tsx';
import { FindingDialog } from '../findings/finding-dialog.tsx';
import { type OrderRequest, useOrderNow } from '../order-context.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { CheckInDialog } from './check-in-dialog.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { FactsDialog } from './facts-dialog.tsx';
import { OwnRiskDialog } from './own-risk-dialog.tsx';
import { PrintDialog } from './print-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { ShopTaskDialog } from './shop-task-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';

interface RequestedDialogProps {
  readonly request: OrderRequest;
  readonly onClose: () => void;
}

export function RequestedDialog({ request, onClose }: RequestedDialogProps) {
  const { order } = useOrderNow();
  const props = { orderId: order.id, onClose };
  switch (request.kind) {
    case 'hold':
      return <HoldDialog {...props} task={request.task} />;
    case 'release':
      return <ReleaseDialog {...props} />;
    case 'promise':
      return <PromiseDialog {...props} />;
    case 'move':
      return <MoveUnitDialog {...props} />;
    case 'check-in':
      return <CheckInDialog {...props} />;
    case 'deliver':
      return <DeliveryDialog {...props} />;
    case 'own-risk':
      return <OwnRiskDialog onClose={onClose} />;
    case 'shop-task':
      return <ShopTaskDialog {...props} />;
    case 'facts':
      return <FactsDialog onClose={onClose} />;
    case 'print':
      return <PrintDialog onClose={onClose} />;
    case 'status':
      return <StatusDialog onClose={onClose} />;
    case 'finding':
      return <FindingDialog {...props} task={request.task} />;
    case 'assign':
      return <AssignDialog {...props} step={request.step} />;
    case 'check':
      return <CheckDialog {...props} check={request.check} hasPassed={request.hasPassed} />;
    case 'skip':
      return <SkipDialog {...props} task={request.task} />;
    case 'reopen':
      return (
        <ReasonDialog
          {...props}
          title="Reopen"
          submit="Reopen"
          done={`${order.number} is open again.`}
          change={(reason) => ({ kind: 'reopen', reason })}
        >
          {order.state === 'void'
            ? 'The order goes on where it was.'
            : 'The unit is expected again. Once it is checked in it stands where its open work is, and its days are counted from then. The delivery stays on record.'}
        </ReasonDialog>
      );
    case 'void':
      return (
        <ReasonDialog
          {...props}
          title="Void"
          submit="Void the order"
          done={`${order.number} is void.`}
          change={(reason) => ({ kind: 'void-order', reason })}
        >
          Time, ticks and parts stay on record. The order can be reopened.
        </ReasonDialog>
      );
  }
}

function SkipDialog({
  task,
  ...props
}: {
  readonly orderId: string;
  readonly onClose: () => void;
  readonly task: string;
}) {
  const { order } = useOrderNow();
  const found = order.tasks.find(({ work }) => work.key === task);
  return (
    <ReasonDialog
      {...props}
      title={`Skip ${found?.work.description ?? 'the task'}`}
      submit="Skip it"
      done={`${found?.work.description ?? 'The task'} is skipped.`}
      change={(reason) => ({ kind: 'skip-task', task, reason })}
    >
      It no longer stops the delivery. Its sold hours stay in the sum.
    </ReasonDialog>
  );
}
