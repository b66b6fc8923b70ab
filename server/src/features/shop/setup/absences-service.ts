import { type Absence, addAbsence } from '@dre/core/domain/shop/model/absence';
import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import { noHours } from '@dre/core/domain/shop/model/work-calendar';
import { absenceDaysText, absenceRefusalMessage } from '@dre/core/domain/shop/wording/absence-text';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { AuditKind } from '../../../audit/audit-queries.ts';
import { record } from '../../../audit/audit-queries.ts';
import { notFoundHere } from '../../../audit/foreign-id-queries.ts';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { announceShop } from '../edits/shop-announcement.ts';
import { refusedUnless } from '../shop-access.ts';
import { changedMeanwhile } from './put-record.ts';
import { lockCrewMember, storeCrewMember } from './shop-queries.ts';

/** Days away change no clocked time and no assignment. */
export function addCrewAbsence(context: CompanyContext, crewId: string, absence: Absence) {
  return changeAbsences(context, { crewId, kind: 'absence-added', absence: absence.id }, (absences) => {
    const outcome = addAbsence(absences, absence);
    if (outcome.ok) return outcome;
    return refuse({ kind: 'conflict', detail: absenceRefusalMessage(outcome.refusal) } as const);
  });
}

export function removeCrewAbsence(context: CompanyContext, crewId: string, id: string) {
  return changeAbsences(context, { crewId, kind: 'absence-removed', absence: id }, (absences) =>
    accept(absences.some((one) => one.id === id) ? absences.filter((one) => one.id !== id) : absences),
  );
}

interface AbsenceChange {
  readonly crewId: string;
  readonly kind: Extract<AuditKind, 'absence-added' | 'absence-removed'>;
  readonly absence: string;
}

type AbsenceConflict = { readonly kind: 'conflict'; readonly detail: string };

async function changeAbsences(
  context: CompanyContext,
  { crewId, kind, absence }: AbsenceChange,
  change: (absences: readonly Absence[]) => Result<readonly Absence[], AbsenceConflict>,
) {
  const forbidden = refusedUnless(context, 'change-shop-locations-and-crew');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity, company } = context.auth;
  const { now, requestId } = context;
  const found = await lockCrewMember(trx, crewId);
  if (found === undefined) return refuse(await notFoundHere(context, 'crew_member', crewId));
  const { member, revision } = found;
  const before = member.calendar?.absences ?? [];
  const changed = change(before);
  if (!changed.ok) return changed;
  if (changed.value === before) return accept({ revision });
  const { companyId } = company;
  const { personId } = identity;
  const write = { companyId, personId, id: crewId, revision, isRemoved: false, now };
  const stored = await storeCrewMember(trx, write, withAbsences(member, changed.value));
  if (stored === undefined) return refuse(changedMeanwhile);
  const days = [...changed.value, ...before].find(({ id }) => id === absence);
  const detail = { crew: crewId, days: days === undefined ? '' : absenceDaysText(days) };
  await record(trx, { kind, at: now, companyId, personId, requestId, detail });
  await announceShop(trx, { company: companyId, orders: [] });
  return accept({ revision: stored });
}

/** The member with these days away; without any, the calendar is as it was before there were some. */
export function withAbsences(member: CrewMember, absences: readonly Absence[]): CrewMember {
  if (absences.length === 0 && member.calendar?.absences === undefined) return member;
  return { ...member, calendar: { ...(member.calendar ?? noHours), absences } };
}
