import { clockLimits, readClock } from '@dre/core/contract/shop/clock';
import { weekDay } from '@dre/core/domain/short-day';
import { useQuery } from '../../../../lib/calls/use-query.ts';
import { InlineError } from '../../../../ui/fields/InlineError.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { useCompanyZone } from '../../../session/company-zone.ts';
import dialogs from '../../dialogs/dialogs.module.css';
import { hoursOfDay, type PressedDay } from '../../my-work/day/fix-draft.ts';
import { PressList } from '../../my-work/day/fix-press-list.tsx';
import { useShop } from '../../open/use-shop.ts';
import { SettlePunch } from './settle-punch.tsx';
import { useCorrection } from './use-correction.ts';

interface PersonDayDialogProps {
  readonly crew: string;
  readonly name: string;
  readonly day: string;
  readonly onCorrected: () => void;
  readonly onClose: () => void;
}

/** Everything one person pressed on a day, on all orders and on none, for the foreman to correct. */
export function PersonDayDialog({ crew, name, day, onCorrected, onClose }: PersonDayDialogProps) {
  const { data, refetch } = useQuery(readClock, { query: { crew } });
  const { correct, problem } = useCorrection(crew);
  const pressed = usePressedDay(data, { crew, day });
  return (
    <Dialog isOpen onClose={onClose} title={`${name}, ${weekDay(day)}`}>
      {pressed === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <>
          {hoursOfDay(pressed.log, pressed).from === null && (
            <p className={dialogs['muted']}>
              {`Presses are listed here for ${String(clockLimits.days)} days.`}
            </p>
          )}
          {problem !== undefined && <InlineError id="correction-problem">{problem}</InlineError>}
          <PressList
            person={crew}
            pressed={pressed}
            renderMark={({ punch }) => <SettlePunch crew={crew} name={name} punch={punch} />}
            onCorrect={(punch, fix) => {
              const send = async () => {
                if (!(await correct({ punch, ...fix }, `The press of ${name} is corrected.`))) return;
                refetch();
                onCorrected();
              };
              void send();
            }}
          />
        </>
      )}
    </Dialog>
  );
}

type Clock = NonNullable<ReturnType<typeof useQuery<typeof readClock>>['data']>;

/** The day by the person's own working hours, as My work derives it. */
function usePressedDay(
  clock: Clock | undefined,
  { crew, day }: { readonly crew: string; readonly day: string },
): PressedDay | undefined {
  const zone = useCompanyZone();
  const calendar = useShop(
    (shop) => shop.crew.find(({ member }) => member.id === crew)?.member.calendar ?? null,
  );
  const holidays = useShop((shop) => shop.settings.holidays);
  if (clock === undefined) return undefined;
  const { entries: log, closedUntil, now } = clock;
  return { log, day, shifts: { calendar, holidays, zone }, now, closedUntil };
}
