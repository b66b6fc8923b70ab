import CloudCheck from 'lucide-react/icons/cloud-check';
import Smartphone from 'lucide-react/icons/smartphone';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ClockState } from '../../../offline/shop/clock-store.ts';
import { useCompanyZone } from '../../session/company-zone.ts';
import { timeIn } from '../open/shop-day.ts';
import { useShop } from '../open/use-shop.ts';
import styles from './my-work.module.css';
import { waitingText } from './waiting-text.ts';

interface SavedMarkProps {
  readonly state: ClockState;
  readonly isByPass: boolean;
}

/** Says where presses and ticks are. It never says saved before the device has answered. */
export function SavedMark({ state, isByPass }: SavedMarkProps) {
  const { saved, savedAt, unsent, isOffline, offset } = state;
  const changes = useShop((shop) => shop.saving);
  const waiting = {
    presses: saved === 'device' && isOffline ? unsent : 0,
    changes: changes.kind === 'on-device' ? changes.unsent : 0,
  };
  const zone = useCompanyZone();
  const at = savedAt === null ? '' : timeIn(zone, savedAt + offset);
  if (saved === 'blocked' || changes.kind === 'blocked') {
    return (
      <p role="alert" className={styles['notSaved']}>
        <TriangleAlert aria-hidden="true" />
        <span>
          <b>Not saved on this device</b> This browser stores nothing. Stay on this page until the network is
          back.
        </span>
      </p>
    );
  }
  if (waiting.presses + waiting.changes > 0) {
    return (
      <output className={styles['onDevice']}>
        <Smartphone aria-hidden="true" />
        <span>
          <b>Saved on this device {waiting.presses > 0 && at}</b>
          {waitingText(waiting, isByPass)}
        </span>
      </output>
    );
  }
  return (
    <output className={styles['saved']}>
      {saved === 'server' && at !== '' && (
        <>
          <CloudCheck aria-hidden="true" /> Saved {at}
        </>
      )}
    </output>
  );
}
