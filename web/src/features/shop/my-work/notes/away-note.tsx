import { absenceText } from '@dre/core/domain/shop/wording/absence-text';
import { daysAway } from '../../crew/crew-day.ts';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { dayAfter } from '@dre/core/domain/companies/time-zone';
import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import { useToday } from '../../open/shop-day.ts';

/** Days away are announced to their person this many days ahead. */
const aheadDays = 14;

/** The own days away of today, or the next ones. */
export function AwayNote({ member }: { readonly member: CrewMember }) {
  const today = useToday();
  const { away, next } = daysAway(member, today);
  const isSoon = next !== null && next.from <= dayAfter(today, aheadDays);
  if (away.length === 0 && !isSoon) return null;
  return (
    <Alert tone="notice" title={away.length > 0 ? 'You are away today' : 'Your next days away'}>
      {(away.length > 0 ? away : isSoon ? [next] : []).map(absenceText).join('. ')}
    </Alert>
  );
}
