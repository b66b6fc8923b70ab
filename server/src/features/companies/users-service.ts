import type { ReplyOf } from '@dre/core/contract/endpoint';
import type { listUsers as listUsersCall } from '@dre/core/contract/companies/companies';
import { listSize } from '@dre/core/contract/paging';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { type AuditKind, record } from '../../audit/audit-queries.ts';
import type { AuthContext } from '../../http/calls/authenticator.ts';
import { endSessionsOf } from '../session/session-queries.ts';
import { membershipState } from './colleagues-service.ts';
import { type ListRequest, staffOf } from './companies-queries.ts';
import type { RequestContext } from '../../http/calls/authenticator.ts';
import { type InvitationDependencies, sendInvitation } from './invitation-service.ts';
import {
  countUsers,
  hasOtherAdministrator,
  lockAdministrators,
  setAdministrator,
  setDisabled,
  userById,
  type UserRow,
  usersPage,
} from './users-queries.ts';

type Refused<Kind extends string> = { readonly kind: Kind; readonly detail?: string };
type Outcome<Kind extends string> = Promise<Result<true, Refused<Kind>>>;

const lastAdministrator = {
  kind: 'conflict',
  detail: 'The product keeps at least one administrator who can sign in. Make somebody else one first.',
} as const;

export async function listUsers(
  { trx, identity }: AuthContext,
  request: ListRequest,
): Promise<ReplyOf<typeof listUsersCall>> {
  const found = await usersPage(trx, request);
  const rows = found.slice(0, listSize);
  const staff = await staffOf(trx, { people: rows.map(({ id }) => id) });
  return {
    items: rows.map((user) => ({
      id: user.id,
      name: user.name,
      email: user.email,
      isAdministrator: user.isAdministrator,
      standing: membershipState(user),
      isSelf: user.id === identity.personId,
      isSignedIn: user.isSignedIn,
      companies: staff
        .filter(({ personId }) => personId === user.id)
        .map(({ companyId, companyName, role }) => ({ id: companyId, name: companyName, role })),
    })),
    total: await countUsers(trx, request.search),
    next: found.length > listSize ? (rows.at(-1)?.id ?? null) : null,
  };
}

export async function changeAccess(
  context: RequestContext,
  { id, enabled }: { readonly id: string; readonly enabled: boolean },
): Outcome<'not-found' | 'conflict'> {
  const { trx } = context.auth;
  return onUser(context, id, async (user) => {
    if (user.isDisabled !== enabled) return accept(true);
    if (!enabled && user.isAdministrator && !(await hasOtherAdministrator(trx, id)))
      return refuse(lastAdministrator);
    await setDisabled(trx, id, enabled ? null : context.now);
    if (!enabled) await endSessionsOf(trx, id, { because: 'disabled', now: context.now });
    await note(context, enabled ? 'person-enabled' : 'person-disabled', id);
    return accept(true);
  });
}

export async function changeAdministrator(
  context: RequestContext,
  { id, administrator }: { readonly id: string; readonly administrator: boolean },
): Outcome<'not-found' | 'conflict'> {
  const { trx } = context.auth;
  return onUser(context, id, async (user) => {
    if (user.isAdministrator === administrator) return accept(true);
    if (!administrator && !(await hasOtherAdministrator(trx, id))) return refuse(lastAdministrator);
    await setAdministrator(trx, id, administrator);
    await note(context, 'role-changed', id, { administrator: administrator ? 'yes' : 'no' });
    return accept(true);
  });
}

export async function inviteAgain(
  deps: InvitationDependencies,
  context: RequestContext,
  id: string,
): Outcome<'not-found' | 'conflict'> {
  const { trx } = context.auth;
  return onUser(context, id, async (user) => {
    if (membershipState(user) !== 'invited') {
      return refuse({ kind: 'conflict', detail: `${user.name} is not waiting for an invitation.` });
    }
    const [first] = await staffOf(trx, { people: [id] });
    const place = first?.companyName ?? 'the administrators';
    await sendInvitation(deps, trx, { ...user, personId: id }, place);
    await note(context, 'person-invited', id);
    return accept(true);
  });
}

export async function endSessions(context: RequestContext, id: string): Outcome<'not-found'> {
  return onUser(context, id, async () => {
    await endSessionsOf(context.auth.trx, id, { because: 'ended-by-administrator', now: context.now });
    await note(context, 'session-ended', id);
    return accept(true);
  });
}

async function onUser<Kind extends string>(
  { auth: { trx } }: RequestContext,
  id: string,
  work: (user: UserRow) => Outcome<Kind>,
): Outcome<Kind | 'not-found'> {
  await lockAdministrators(trx);
  const user = await userById(trx, id);
  return user === undefined ? refuse({ kind: 'not-found' }) : work(user);
}

function note(
  { auth: { trx, identity }, requestId, now }: RequestContext,
  kind: AuditKind,
  person: string,
  detail: Readonly<Record<string, string>> = {},
): Promise<void> {
  const entry = { kind, at: now, personId: identity.personId, requestId };
  return record(trx, { ...entry, detail: { person, ...detail } });
}
