import type { Problem } from '@dre/core/contract/problem';
import { putCrewMember, putLocation } from '@dre/core/contract/shop/shop';
import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import type { ShopLocation } from '@dre/core/domain/shop/model/shop-location';
import type { WorkCalendar } from '@dre/core/domain/shop/model/work-calendar';
import { useAction } from '../../../lib/calls/use-action.ts';

/** Stores places and crew; revision 0 adds a record. */
export function useShopRecord(onChanged: () => void) {
  const { run, isBusy, problem, forget } = useAction();
  const storeLocation = async (location: ShopLocation, revision: number, isRemoved = false) => {
    const parts = { params: { id: location.id }, body: { revision, isRemoved, location } };
    const done = await run(putLocation, parts, isRemoved ? `${location.name} is removed.` : 'Saved.');
    if (done !== undefined) onChanged();
    return done !== undefined;
  };
  const storeMember = async (member: CrewMember, revision: number, isRemoved = false) => {
    const record = { ...member, calendar: hoursOf(member.calendar) };
    const parts = { params: { id: member.id }, body: { revision, isRemoved, member: record } };
    const said = isRemoved ? `${member.name} is off the crew. Their time stays.` : 'Saved.';
    const done = await run(putCrewMember, parts, said);
    if (done !== undefined) onChanged();
    return done !== undefined;
  };
  return { storeLocation, storeMember, isBusy, problem: problem as Problem | undefined, forget };
}

/** Days away are entered by calls of their own and stay as they are. */
function hoursOf(calendar: WorkCalendar | null): WorkCalendar | null {
  return calendar === null ? null : { week: calendar.week, exceptions: calendar.exceptions };
}
