import { dayIn } from '@dre/core/domain/companies/time-zone';
import { weekDay } from '@dre/core/domain/short-day';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { useCompanyZone } from '../../../session/company-zone.ts';
import { useSessionState } from '../../../session/session-context.ts';
import type { ClockState } from '../../../../offline/shop/clock-store.ts';
import { useShop } from '../../open/use-shop.ts';
import { timeIn } from '../../open/shop-day.ts';
import { enteredEnds } from './entered-ends.ts';

/** Clock-outs a foreman entered: the person reads when, by whom and why. */
export function EnteredEndsNote({
  state: { log },
  now,
}: {
  readonly state: ClockState;
  readonly now: number;
}) {
  const { userName } = useSessionState();
  const ownName = useShop(({ crew, me }) => crew.find(({ member }) => member.id === me)?.member.name ?? '');
  const zone = useCompanyZone();
  return enteredEnds(log, [userName, ownName], now).map(({ id, by, end, why }) => (
    <Alert key={id} tone="notice" title={`${by} entered a clock-out for you`}>
      {`${weekDay(dayIn(zone, end))}, ${timeIn(zone, end)}. ${why}`}
    </Alert>
  ));
}
