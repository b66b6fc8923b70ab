import CloudCheck from 'lucide-react/icons/cloud-check';
import Smartphone from 'lucide-react/icons/smartphone';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ClockState } from '../../../offline/shop/clock-store.ts';
import { useCompanyZone } from '../../session/company-zone.ts';
import { timeIn } from '../open/shop-day.ts';
import styles from './my-work.module.css';

/** Says where the presses are. It never says saved before the device has answered. */
export function SavedMark({ state }: { readonly state: ClockState }) {
  const { saved, savedAt, unsent, isOffline, offset } = state;
  const zone = useCompanyZone();
  const at = savedAt === null ? '' : timeIn(zone, savedAt + offset);
  if (saved === 'blocked') {
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
  if (saved === 'device' && isOffline) {
    return (
      <output className={styles['onDevice']}>
        <Smartphone aria-hidden="true" />
        <span>
          <b>Saved on this device {at}</b>
          {unsent === 1
            ? 'No network. 1 press waits and sends itself.'
            : `No network. ${String(unsent)} presses wait and send themselves.`}
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
