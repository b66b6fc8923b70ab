import type { BoardColumn } from '@dre/core/domain/shop/board/column';
import { columnLabels } from '@dre/core/domain/shop/wording/order-labels';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import LogIn from 'lucide-react/icons/log-in';
import MapPin from 'lucide-react/icons/map-pin';
import Pause from 'lucide-react/icons/pause';
import Printer from 'lucide-react/icons/printer';
import Send from 'lucide-react/icons/send';
import Wrench from 'lucide-react/icons/wrench';
import KeyRound from 'lucide-react/icons/key-round';
import { Button } from '../../../ui/actions/Button.tsx';
import { useEdge } from '../../../ui/overlays/edges.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { VehicleSilhouette } from '../../catalogue/illustration/silhouette/vehicle-silhouette.tsx';
import { useMay } from '../../session/use-may.ts';
import styles from './order-bar.module.css';
import { useOrderNow } from './order-context.ts';
import { OrderMenu } from './order-menu.tsx';

/** The unit, its column and place, and the actions of the order. */
export function OrderBar() {
  const { order, estimate, column, location } = useOrderNow();
  const may = useMay();
  useEdge('action-bar', true);
  return (
    <header className={styles['bar']}>
      <Link
        to={may('read-shop') ? '/shop/board' : '/shop/my-work'}
        className={styles['back']}
        aria-label={may('read-shop') ? 'Board' : 'My work'}
      >
        <ArrowLeft aria-hidden="true" />
      </Link>
      {order.unit.type !== null && (
        <span className={styles['silhouette']}>
          <VehicleSilhouette type={order.unit.type} />
        </span>
      )}
      <h1 className={styles['title']}>
        <span className={styles['number']}>{order.number}</span>{' '}
        <span className={styles['name']}>{estimate.customer || estimate.vehicle}</span>
      </h1>
      {estimate.customer !== '' && <p className={styles['unit']}>{estimate.vehicle}</p>}
      <span className={styles['chips']}>
        <Badge tone={column === 'delivered' ? 'green' : 'blue'} icon={<Wrench aria-hidden="true" />}>
          {column === null ? 'Void' : columnLabels[column]}
        </Badge>
        {location !== null && <Badge icon={<MapPin aria-hidden="true" />}>{location.name}</Badge>}
      </span>
      <BarActions />
    </header>
  );
}

function BarActions() {
  const { order, rights, column, request } = useOrderNow();
  const isOpen = order.state === 'open';
  const isHere = isOpen && order.visits.at(-1)?.out === null;
  const step = rights.manages && isOpen ? nextStep(column, isHere) : null;
  return (
    <div className={styles['actions']}>
      <span className={styles['wide']}>
        <Button icon={<Printer aria-hidden="true" />} onPress={() => request({ kind: 'print' })}>
          Print work order
        </Button>
      </span>
      {rights.plans && isHere && (
        <span className={styles['wide']}>
          <Button icon={<ArrowLeftRight aria-hidden="true" />} onPress={() => request({ kind: 'move' })}>
            Move unit
          </Button>
        </span>
      )}
      {rights.holds && (
        <span className={styles['tool']}>
          <Button icon={<Pause aria-hidden="true" />} onPress={() => request({ kind: 'hold' })}>
            Hold
          </Button>
        </span>
      )}
      {rights.manages && isOpen && (
        <span className={styles['tool']}>
          <Button icon={<CalendarClock aria-hidden="true" />} onPress={() => request({ kind: 'promise' })}>
            Promise
          </Button>
        </span>
      )}
      {rights.manages && rights.editsEstimate && isOpen && (
        <span className={styles['tool']}>
          <Button
            variant={step === null ? 'primary' : 'default'}
            icon={<Send aria-hidden="true" />}
            onPress={() => request({ kind: 'status' })}
          >
            Send status
          </Button>
        </span>
      )}
      {step !== null && (
        <Button variant="primary" icon={step.icon} onPress={() => request({ kind: step.kind })}>
          {step.label}
        </Button>
      )}
      <OrderMenu />
    </div>
  );
}

/** The one thing that comes next for a unit that is not here yet, or is ready to leave. */
function nextStep(column: BoardColumn | null, isHere: boolean) {
  if (!isHere) return { kind: 'check-in', label: 'Check in', icon: <LogIn aria-hidden="true" /> } as const;
  if (column !== 'ready') return null;
  return { kind: 'deliver', label: 'Deliver', icon: <KeyRound aria-hidden="true" /> } as const;
}
