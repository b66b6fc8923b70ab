import type { ClockState, ClockStore } from '../../../../offline/shop/clock-store.ts';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { useCompanyZone } from '../../../session/company-zone.ts';
import { useShop } from '../../open/use-shop.ts';
import { targetLabel } from '../clock-labels.ts';
import type { MyDay } from './my-day.ts';
import { PressList } from './press-list.tsx';

interface FixDialogProps {
  readonly isOpen: boolean;
  readonly clock: ClockStore;
  readonly state: ClockState;
  readonly day: MyDay;
  readonly onClose: () => void;
}

/** The own presses of the day, to correct. */
export function FixDialog({ isOpen, clock, state, day, onClose }: FixDialogProps) {
  const cards = useShop((shop) => shop.cards);
  const zone = useCompanyZone();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="My day">
      <PressList
        stretches={day.stretches}
        closedUntil={state.closedUntil}
        zone={zone}
        label={({ target }) => targetLabel(target, cards)}
        renderMark={() => <small> Wrong PIN, to be settled by the foreman</small>}
        onCorrect={(punch, newAt, why) => clock.correct(punch, { newAt, newTarget: null, why })}
      />
    </Dialog>
  );
}
