import { type CompanyRole, may } from '@dre/core/domain/companies/roles';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { type AuditKind, record } from '../../audit/audit-queries.ts';
import { notFoundHere } from '../../audit/foreign-id-queries.ts';
import type { CallRecords, CompanyContext } from '../../http/calls/authenticator.ts';
import { endSessionsOf } from '../session/session-queries.ts';
import { type InvitationDependencies, sendInvitation } from './invitation-service.ts';
import {
  type ColleagueRow,
  colleagues,
  deleteMembership,
  insertMembership,
  lockCompany,
  personFor,
  setMembershipDisabled,
  setRole,
} from './people-queries.ts';

type Refused<Kind extends string> = CallRecords & { readonly kind: Kind; readonly detail?: string };
type Outcome<Kind extends string> = Promise<Result<true, Refused<Kind>>>;

export const notAllowed = {
  kind: 'forbidden',
  detail: 'Only an owner of the company can change this.',
} as const;
const lastOwner = {
  kind: 'conflict',
  detail: 'A company keeps at least one owner who can sign in. Make somebody else an owner first.',
} as const;

export async function invite(
  deps: InvitationDependencies,
  context: CompanyContext,
  guest: { readonly name: string; readonly email: string; readonly role: CompanyRole },
): Outcome<'forbidden' | 'conflict'> {
  const { trx, company } = context.auth;
  if (!mayManage(context)) return refuse(notAllowed);
  const { name: companyName, seats } = await lockCompany(trx, company.companyId);
  const people = await colleagues(trx, company.companyId);
  const email = guest.email.trim();
  const known = people.find((person) => person.email.toLowerCase() === email.toLowerCase());
  if (known !== undefined) {
    const what = known.isDisabled
      ? 'is disabled here. Enable them instead.'
      : 'belongs to this company already.';
    return refuse({ kind: 'conflict', detail: `${known.name} ${what}` });
  }
  if (seatsTaken(people) >= seats) return refuse(noSeat(seats));
  const person = await personFor(trx, { name: guest.name.trim(), email });
  await insertMembership(trx, { companyId: company.companyId, personId: person.id, role: guest.role });
  const hasPassword = person.password_hash !== null;
  await sendInvitation(
    deps,
    trx,
    { personId: person.id, name: person.name, email, hasPassword },
    companyName,
  );
  await note(context, 'person-invited', { person: person.id, role: guest.role });
  return accept(true);
}

export async function changeRole(
  context: CompanyContext,
  { id, role }: { readonly id: string; readonly role: CompanyRole },
): Outcome<'forbidden' | 'not-found' | 'conflict'> {
  return onColleague(context, id, async (colleague, people) => {
    if (role !== 'owner' && isLastOwner(colleague, people)) return refuse(lastOwner);
    await setRole(context.auth.trx, id, role);
    await note(context, 'role-changed', { person: colleague.personId, from: colleague.role, to: role });
    return accept(true);
  });
}

export async function changeAccess(
  context: CompanyContext,
  { id, enabled }: { readonly id: string; readonly enabled: boolean },
): Outcome<'forbidden' | 'not-found' | 'conflict'> {
  return onColleague(context, id, async (colleague, people, seats) => {
    if (colleague.isDisabled !== enabled) return accept(true);
    if (enabled && seatsTaken(people) >= seats) return refuse(noSeat(seats));
    if (!enabled && isLastOwner(colleague, people)) return refuse(lastOwner);
    const { trx } = context.auth;
    await setMembershipDisabled(trx, id, enabled ? null : context.now);
    if (!enabled) await endSessionsOf(trx, colleague.personId, { because: 'disabled', now: context.now });
    await note(context, enabled ? 'person-enabled' : 'person-disabled', { person: colleague.personId });
    return accept(true);
  });
}

export async function remove(
  context: CompanyContext,
  id: string,
): Outcome<'forbidden' | 'not-found' | 'conflict'> {
  return onColleague(context, id, async (colleague, people) => {
    if (isLastOwner(colleague, people)) return refuse(lastOwner);
    const { trx } = context.auth;
    await deleteMembership(trx, id);
    await endSessionsOf(trx, colleague.personId, { because: 'disabled', now: context.now });
    await note(context, 'person-removed', { person: colleague.personId, role: colleague.role });
    return accept(true);
  });
}

export async function inviteAgain(
  deps: InvitationDependencies,
  context: CompanyContext,
  id: string,
): Outcome<'forbidden' | 'not-found' | 'conflict'> {
  return onColleague(context, id, async (colleague, _people, _seats, companyName) => {
    if (membershipState(colleague) !== 'invited') {
      return refuse({ kind: 'conflict', detail: `${colleague.name} is not waiting for an invitation.` });
    }
    await sendInvitation(deps, context.auth.trx, colleague, companyName);
    await note(context, 'person-invited', { person: colleague.personId, role: colleague.role });
    return accept(true);
  });
}

export async function endSessions(context: CompanyContext, id: string): Outcome<'forbidden' | 'not-found'> {
  return onColleague(context, id, async ({ personId }) => {
    await endSessionsOf(context.auth.trx, personId, {
      because: 'ended-by-administrator',
      now: context.now,
    });
    await note(context, 'session-ended', { person: personId });
    return accept(true);
  });
}

/** Runs the work on a person of this company. Row-level security hides people of other companies. */
async function onColleague<Kind extends string>(
  context: CompanyContext,
  id: string,
  work: (
    colleague: ColleagueRow,
    people: readonly ColleagueRow[],
    seats: number,
    companyName: string,
  ) => Outcome<Kind>,
): Outcome<Kind | 'forbidden' | 'not-found'> {
  if (!mayManage(context)) return refuse(notAllowed);
  const { trx, company } = context.auth;
  const { name, seats } = await lockCompany(trx, company.companyId);
  const people = await colleagues(trx, company.companyId);
  const colleague = people.find((person) => person.id === id);
  return colleague === undefined
    ? refuse(await notFoundHere(context, 'membership', id))
    : work(colleague, people, seats, name);
}

function mayManage({ auth }: CompanyContext): boolean {
  return may(auth.company.role, 'manage-people-and-subscription');
}

function canAct({ isDisabled, isAccountDisabled, isVerified }: ColleagueRow): boolean {
  return !isDisabled && !isAccountDisabled && isVerified;
}

/** True if no other owner who can sign in would be left. */
function isLastOwner(colleague: ColleagueRow, people: readonly ColleagueRow[]): boolean {
  return (
    colleague.role === 'owner' &&
    !people.some((other) => other.id !== colleague.id && other.role === 'owner' && canAct(other))
  );
}

export function seatsTaken(people: readonly Pick<ColleagueRow, 'isDisabled'>[]): number {
  return people.filter(({ isDisabled }) => !isDisabled).length;
}

export function membershipState(person: {
  readonly isDisabled: boolean;
  readonly isVerified: boolean;
  readonly hasPassword: boolean;
}): 'active' | 'invited' | 'disabled' {
  if (person.isDisabled) return 'disabled';
  return person.isVerified || person.hasPassword ? 'active' : 'invited';
}

function noSeat(seats: number) {
  const detail = `All ${String(seats)} seats are taken. Disable somebody, or contact us for more seats.`;
  return { kind: 'conflict', detail } as const;
}

function note(
  { auth: { trx, identity, company }, requestId, now }: CompanyContext,
  kind: AuditKind,
  detail: Readonly<Record<string, string>>,
): Promise<void> {
  const { personId } = identity;
  return record(trx, { kind, at: now, companyId: company.companyId, personId, requestId, detail });
}
