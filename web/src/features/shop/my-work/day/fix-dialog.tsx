import { dayIn } from '@dre/core/domain/companies/time-zone';
import type { ShiftSource } from '@dre/core/domain/shop/clock/shifts';
import type { UtcMinute } from '@dre/core/domain/units';
import type { ClockState, ClockStore } from '../../../../offline/shop/clock-store.ts';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { PressList } from './fix-press-list.tsx';

interface FixDialogProps {
  readonly isOpen: boolean;
  readonly clock: ClockStore;
  readonly state: ClockState;
  readonly shifts: ShiftSource;
  readonly now: UtcMinute;
  readonly onClose: () => void;
}

/** The own presses of the day, to correct. */
export function FixDialog({ isOpen, clock, state, shifts, now, onClose }: FixDialogProps) {
  const { log, closedUntil } = state;
  const at = now * 60_000;
  const pressed = { log, day: dayIn(shifts.zone, at), shifts, now: at, closedUntil };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="My day">
      <PressList
        person={clock.person}
        pressed={pressed}
        renderMark={() => <small> Wrong PIN, to be settled by the foreman</small>}
        onCorrect={(punch, fix) => clock.correct(punch, fix)}
        onAdd={({ newAt, newTarget, why }) => {
          if (newAt !== null && newTarget !== null) clock.pressLate(newTarget, newAt, why);
        }}
      />
    </Dialog>
  );
}
