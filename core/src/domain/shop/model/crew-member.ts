import type { Department, SkillLevel } from './departments.ts';
import type { WorkCalendar } from './work-calendar.ts';

/** The trade renames its levels, so a certificate is a name, an issuer and an expiry. */
export interface Certificate {
  readonly name: string;
  readonly issuer: string;
  /** The last valid day; null if it does not expire. */
  readonly expires: string | null;
}

export interface CrewMember {
  readonly id: string;
  readonly name: string;
  /** Null for crew who clock at the shared tablet only; they take no seat. */
  readonly userId: string | null;
  readonly levels: Readonly<Partial<Record<Department, SkillLevel>>>;
  readonly certificates: readonly Certificate[];
  /** Null: never planned. */
  readonly calendar: WorkCalendar | null;
}

/** True if the person may do such work on that day. Certificates are compared by name. */
export function isQualified(
  { levels, certificates }: CrewMember,
  work: { readonly department: Department; readonly skill: SkillLevel; readonly certificate: string | null },
  day: string,
): boolean {
  if ((levels[work.department] ?? 0) < work.skill) return false;
  return (
    work.certificate === null ||
    certificates.some(
      ({ name, expires }) => name === work.certificate && (expires === null || expires >= day),
    )
  );
}
