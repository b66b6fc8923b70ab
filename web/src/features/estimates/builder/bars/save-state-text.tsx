import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudCheck from 'lucide-react/icons/cloud-check';
import HardDrive from 'lucide-react/icons/hard-drive';
import Lock from 'lucide-react/icons/lock';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ReactNode, useSyncExternalStore } from 'react';
import { when } from '../../../../lib/text/format.ts';
import type { EstimateStore } from '../../../../offline/sync/estimate-store.ts';
import type { SaveState } from '../../../../offline/sync/save-state.ts';
import {
  onWaitingPhotos,
  type WaitingPhotos,
  waitingPhotos,
} from '../../../../offline/photos/waiting-photos.ts';
import type { RefusedEdit } from '../../../../offline/storage/edit-storage.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Popover } from '../../../../ui/overlays/Popover.tsx';
import { useEstimateSelector } from '../../open/use-estimate.ts';
import styles from './save-state-text.module.css';
import { useSteadySaveState } from './use-steady-save-state.ts';

const icons: Record<SaveState['kind'], ReactNode> = {
  saved: <CloudCheck aria-hidden="true" />,
  saving: <RefreshCw aria-hidden="true" />,
  local: <HardDrive aria-hidden="true" />,
  attention: <CircleAlert aria-hidden="true" />,
  blocked: <CircleAlert aria-hidden="true" />,
  locked: <Lock aria-hidden="true" />,
};

interface SaveStateTextProps {
  readonly store: EstimateStore;
  /** A field is being edited whose value the store does not have yet. */
  readonly isTyping?: boolean;
}

const typing: SaveState = { kind: 'saving' };

/** Save state as text. */
export function SaveStateText({ store, isTyping = false }: SaveStateTextProps) {
  const stored = useEstimateSelector(store, (open) => open.saveState);
  const saveState = isTyping && stored.kind === 'saved' ? typing : stored;
  const refused = useEstimateSelector(store, (open) => open.refused);
  const steady = useSteadySaveState(saveState);
  const { id } = store.snapshot().estimate;
  const photos = useSyncExternalStore(onWaitingPhotos, () => waitingPhotos(id));
  return (
    <div className={styles['state']} data-kind={steady.kind}>
      {icons[steady.kind]}
      <output>{sentence(steady, photos)}</output>
      {refused.length > 0 && <Refusals refused={refused} store={store} />}
    </div>
  );
}

function sentence(state: SaveState, photos: WaitingPhotos): string {
  const waiting = photos.count > 0 ? count(photos.count, 'photo') : null;
  switch (state.kind) {
    case 'saved':
      if (waiting !== null && photos.isCutOff) {
        return `Saved on this device. ${waiting} will send when online`;
      }
      return `Saved ${when(new Date(state.at), new Date())}${waiting === null ? '' : `. Sending ${waiting}`}`;
    case 'saving':
      return 'Saving…';
    case 'local':
      return `Saved on this device. ${count(state.waiting, 'change')}${waiting === null ? '' : ` and ${waiting}`} will send when online`;
    case 'attention':
      return `${count(state.things, 'thing')} to check`;
    case 'blocked':
      return 'Not saved: this device is out of space';
    default:
      return 'Read only';
  }
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}

function Refusals({
  refused,
  store,
}: {
  readonly refused: readonly RefusedEdit[];
  readonly store: EstimateStore;
}) {
  return (
    <Popover trigger={<Button variant="ghost">Show</Button>} label="Changes that were not taken">
      <ul className={styles['refusals']}>
        {refused.map(({ edit, reason }) => (
          <li key={edit.id}>
            <span>{reason}</span>
            <Button onPress={() => store.forgetRefused(edit.id)}>Dismiss</Button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
