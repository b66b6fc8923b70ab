import { columnLabels } from '@dre/core/domain/shop/wording/shop-labels';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import MapPin from 'lucide-react/icons/map-pin';
import Pause from 'lucide-react/icons/pause';
import Printer from 'lucide-react/icons/printer';
import Send from 'lucide-react/icons/send';
import Wrench from 'lucide-react/icons/wrench';
import { Button } from '../../../ui/actions/Button.tsx';
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
  const { order, rights, request } = useOrderNow();
  const isOpen = order.state === 'open';
  const isHere = isOpen && order.visits.at(-1)?.out === null;
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
            variant="primary"
            icon={<Send aria-hidden="true" />}
            onPress={() => request({ kind: 'status' })}
          >
            Send status
          </Button>
        </span>
      )}
      <OrderMenu />
    </div>
  );
}
