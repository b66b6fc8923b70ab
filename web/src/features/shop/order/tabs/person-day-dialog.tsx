import { clockLimits, readClock } from '@dre/core/contract/shop/clock';
import { minuteOf } from '@dre/core/domain/units';
import { boundsOf, workedMinutes } from '@dre/core/domain/shop/clock/day-time';
import { stretchesWithAssumedEnd } from '@dre/core/domain/shop/clock/shifts';
import { timeline } from '@dre/core/domain/shop/clock/timeline';
import { weekDay } from '@dre/core/domain/short-day';
import { useQuery } from '../../../../lib/calls/use-query.ts';
import { InlineError } from '../../../../ui/fields/InlineError.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { useCompanyZone } from '../../../session/company-zone.ts';
import dialogs from '../../dialogs/dialogs.module.css';
import { targetLabel } from '../../my-work/clock-labels.ts';
import { myDay } from '../../my-work/day/my-day.ts';
import { PressList } from '../../my-work/day/press-list.tsx';
import { clockedText } from '../../open/clocked-text.ts';
import { useShop } from '../../open/use-shop.ts';
import { SettlePunch } from './settle-punch.tsx';
import { useCorrection } from './use-correction.ts';

interface PersonDayDialogProps {
  readonly crew: string;
  readonly name: string;
  readonly day: string;
  readonly onClose: () => void;
}

/** Everything one person pressed on a day, on all orders and on none, for the foreman to correct. */
export function PersonDayDialog({ crew, name, day, onClose }: PersonDayDialogProps) {
  const zone = useCompanyZone();
  const cards = useShop((shop) => shop.cards);
  const { data, refetch } = useQuery(readClock, { query: { crew } });
  const { correct, problem } = useCorrection(crew);
  const worked = usePersonDay(data, { crew, day });
  return (
    <Dialog isOpen onClose={onClose} title={`${name}, ${weekDay(day)}`}>
      {worked === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <>
          <p className={dialogs['muted']}>
            {worked.stretches.length === 0
              ? `Presses are listed here for ${String(clockLimits.days)} days.`
              : `${clockedText(worked.total)} h on the clock.`}
          </p>
          {problem !== undefined && <InlineError id="correction-problem">{problem}</InlineError>}
          <PressList
            stretches={worked.stretches}
            closedUntil={data?.closedUntil ?? null}
            zone={zone}
            label={({ target }) => targetLabel(target, cards)}
            renderMark={({ punch }) => <SettlePunch crew={crew} name={name} punch={punch} />}
            onCorrect={(punch, newAt, why) => {
              const send = async () => {
                if (await correct({ punch, newAt, why }, `The time of ${name} is corrected.`)) refetch();
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
function usePersonDay(
  clock: Clock | undefined,
  { crew, day }: { readonly crew: string; readonly day: string },
) {
  const zone = useCompanyZone();
  const calendar = useShop(
    (shop) => shop.crew.find(({ member }) => member.id === crew)?.member.calendar ?? null,
  );
  const holidays = useShop((shop) => shop.settings.holidays);
  if (clock === undefined) return undefined;
  const now = minuteOf(clock.now);
  const all = stretchesWithAssumedEnd(timeline(clock.entries), { calendar, holidays, zone }, now);
  const { stretches } = myDay(all, boundsOf(zone, day), now);
  return { stretches, total: workedMinutes(stretches, now) };
}
