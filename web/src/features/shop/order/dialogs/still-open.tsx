import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import dialogStyles from '../../dialogs/dialogs.module.css';
import { useOrderNow } from '../order-context.ts';
import { type DeliveryBlocker, deliveryBlockers } from './delivery-blockers.ts';

interface StillOpenProps {
  readonly onClose: () => void;
  /** False if the unit leaves unfinished: then nothing of the work stops it. */
  readonly mustFinish: boolean;
  /** Somebody tried to deliver: the reason is told in red. */
  readonly isRefused: boolean;
}

const labels = {
  work: 'Work',
  checks: 'Checks',
  parts: 'Parts',
  holds: 'Holds…',
  estimate: 'Estimate',
} as const;

/** One list of everything that is open before the unit leaves, each with a press to where it is solved. */
export function StillOpen({ onClose, mustFinish, isRefused }: StillOpenProps) {
  const { order, holds } = useOrderNow();
  const all = deliveryBlockers(order, holds);
  const stopping = all.filter(({ stops, solvedAt }) => stops && (mustFinish || solvedAt === 'holds'));
  const others = all.filter((one) => !stopping.includes(one));
  return (
    <>
      {stopping.length > 0 && (
        <Alert
          tone={isRefused ? 'error' : 'notice'}
          {...(isRefused && { role: 'alert' as const })}
          title="Before it can leave"
        >
          <Blockers label="Before it can leave" blockers={stopping} onClose={onClose} />
        </Alert>
      )}
      {others.length > 0 && (
        <div>
          <b>Also open</b>
          <Blockers label="Also open" blockers={others} onClose={onClose} />
        </div>
      )}
    </>
  );
}

interface BlockersProps {
  readonly label: string;
  readonly blockers: readonly DeliveryBlocker[];
  readonly onClose: () => void;
}

function Blockers({ label, blockers, onClose }: BlockersProps) {
  const go = useGoTo(onClose);
  return (
    <ul className={dialogStyles['blockers']} aria-label={label}>
      {blockers.map(({ key, text, solvedAt }) => (
        <li key={key}>
          <span>{text}</span>
          <Button variant="ghost" aria-label={`${labels[solvedAt]}: ${text}`} onPress={() => go(solvedAt)}>
            {labels[solvedAt]}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function useGoTo(onClose: () => void): (place: DeliveryBlocker['solvedAt']) => void {
  const { order, estimate, request } = useOrderNow();
  const navigate = useNavigate();
  return (place) => {
    if (place === 'holds') return request({ kind: 'release' });
    onClose();
    if (place === 'estimate') {
      return void navigate({ to: '/estimate/$id/new-estimate', params: { id: estimate.id }, search: {} });
    }
    return void navigate({ to: '/shop/orders/$id', params: { id: order.id }, search: { tab: place } });
  };
}
