import type { OnClock } from '@dre/core/contract/shop/shop';
import { type Absence, absencesOn } from '@dre/core/domain/shop/model/absence';
import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';

/** A person of the crew on a day: what they are on, and whether they are away. */
export interface CrewDay {
  readonly member: CrewMember;
  readonly on: OnClock | null;
  readonly away: readonly Absence[];
  /** The next days away after this day; null if none are entered. */
  readonly next: Absence | null;
}

/** Everybody by name. */
export function crewDays(
  crew: readonly CrewMember[],
  onClock: readonly OnClock[],
  day: string,
): readonly CrewDay[] {
  return crew
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map((member) => ({
      member,
      on: onClock.find((one) => one.crew === member.id) ?? null,
      ...daysAway(member, day),
    }));
}

/** The absences of a person that lie on a day, and the next after it. */
export function daysAway({ calendar }: CrewMember, day: string): Pick<CrewDay, 'away' | 'next'> {
  const absences = calendar?.absences ?? [];
  return {
    away: absencesOn(absences, day),
    next: absences.find(({ from }) => from > day) ?? null,
  };
}
