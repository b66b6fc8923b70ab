import CalendarClock from 'lucide-react/icons/calendar-clock';
import Pause from 'lucide-react/icons/pause';
import Search from 'lucide-react/icons/search-check';
import { Button } from '../../../ui/actions/Button.tsx';
import { useOrderNow } from './order-context.ts';
import styles from './order-page.module.css';

/** Hold, promise and finding under the thumb. */
export function PhoneActions() {
  const { order, rights, request } = useOrderNow();
  if (order.state !== 'open' || !(rights.holds || rights.manages || rights.works)) return null;
  return (
    <div className={styles['phone']}>
      {rights.holds && (
        <Button full size="lg" icon={<Pause aria-hidden="true" />} onPress={() => request({ kind: 'hold' })}>
          Hold
        </Button>
      )}
      {rights.manages && (
        <Button
          full
          size="lg"
          icon={<CalendarClock aria-hidden="true" />}
          onPress={() => request({ kind: 'promise' })}
        >
          Promise
        </Button>
      )}
      {rights.works && (
        <Button
          full
          size="lg"
          icon={<Search aria-hidden="true" />}
          onPress={() => request({ kind: 'finding', task: null })}
        >
          Finding
        </Button>
      )}
    </div>
  );
}
