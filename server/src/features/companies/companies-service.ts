import { randomUUID } from 'node:crypto';
import type { BodyOf, ReplyOf } from '@dre/core/contract/endpoint';
import type {
  changeCompany as changeCompanyCall,
  createCompany as createCompanyCall,
  listCompanies as listCompaniesCall,
  listOwnCompanies,
  readOwnCompany,
} from '@dre/core/contract/companies/companies';
import { listSize } from '@dre/core/contract/paging';
import { may } from '@dre/core/domain/companies/roles';
import { isTimeZone } from '@dre/core/domain/companies/zone-names';
import { subscriptionNow, trialDaysLeft } from '@dre/core/domain/companies/subscription';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { record } from '../../audit/audit-queries.ts';
import type { Db } from '../../database/connections/connection.ts';
import type {
  AuthContext,
  CompanyAuthContext,
  CompanyContext,
  RequestContext,
} from '../../http/calls/authenticator.ts';
import { membershipsOf } from '../session/session-queries.ts';
import { notAllowed, seatsTaken, membershipState } from './colleagues-service.ts';
import {
  companiesPage,
  companyById,
  companyForChange,
  type CompanyChange,
  type CompanyRow,
  countCompanies,
  type ListRequest,
  type StaffRow,
  staffOf,
  updateCompany,
} from './companies-queries.ts';
import type { InvitationDependencies } from './invitation-service.ts';
import { openCompany } from './opening-service.ts';
import { colleagues } from './people-queries.ts';

export async function ownCompanies(
  { trx, identity }: AuthContext,
  now: Date,
): Promise<ReplyOf<typeof listOwnCompanies>> {
  const memberships = await membershipsOf(trx, identity.personId);
  return memberships.map((own) => ({
    id: own.companyId,
    name: own.companyName,
    role: own.role,
    state: subscriptionNow(own, now),
  }));
}

export async function ownCompany(
  { trx, identity, company }: CompanyAuthContext,
  now: Date,
): Promise<ReplyOf<typeof readOwnCompany>> {
  const row = await companyById(trx, company.companyId);
  if (row === undefined) throw new Error('The company a call acts for is not there.');
  const people = await colleagues(trx, company.companyId);
  return {
    id: row.id,
    name: row.name,
    role: company.role,
    mayManage: may(company.role, 'manage-people-and-subscription'),
    ...coverage(row, now),
    seats: row.seats,
    seatsUsed: seatsTaken(people),
    devicesPerPerson: row.devicesPerPerson,
    timeZone: row.timeZone,
    people: people.map((person) => ({
      id: person.id,
      name: person.name,
      email: person.email,
      role: person.role,
      standing: membershipState({ ...person, isDisabled: person.isDisabled || person.isAccountDisabled }),
      isSelf: person.personId === identity.personId,
      lastActiveAt: person.lastActiveAt?.toISOString() ?? null,
    })),
  };
}

/** A lower number applies from the next sign-in: no current session ends. */
export async function changeDevicesPerPerson(
  { auth: { trx, identity, company }, requestId, now }: CompanyContext,
  devicesPerPerson: number,
): Promise<Result<true, typeof notAllowed>> {
  if (!may(company.role, 'manage-people-and-subscription')) return refuse(notAllowed);
  await updateCompany(trx, company.companyId, { devicesPerPerson });
  await record(trx, {
    kind: 'company-changed',
    at: now,
    companyId: company.companyId,
    personId: identity.personId,
    requestId,
    detail: { devicesPerPerson: String(devicesPerPerson) },
  });
  return accept(true);
}

const noSuchZone = { kind: 'conflict', detail: 'There is no time zone of this name.' } as const;

/** The sums of the company's reports move to their new months with it. */
export async function changeTimeZone(
  { auth: { trx, identity, company }, requestId, now }: CompanyContext,
  timeZone: string,
): Promise<Result<true, typeof notAllowed | typeof noSuchZone>> {
  if (!may(company.role, 'manage-people-and-subscription')) return refuse(notAllowed);
  if (!isTimeZone(timeZone)) return refuse(noSuchZone);
  await updateCompany(trx, company.companyId, { timeZone });
  await record(trx, {
    kind: 'company-changed',
    at: now,
    companyId: company.companyId,
    personId: identity.personId,
    requestId,
    detail: { timeZone },
  });
  return accept(true);
}

function coverage(row: CompanyRow, now: Date) {
  return {
    state: subscriptionNow(row, now),
    trialEndsAt: row.subscription === 'trial' ? (row.trialEndsAt?.toISOString() ?? null) : null,
    daysLeft: trialDaysLeft(row, now),
  };
}

export async function listCompanies(
  trx: Db,
  request: ListRequest,
  now: Date,
): Promise<ReplyOf<typeof listCompaniesCall>> {
  const found = await companiesPage(trx, request);
  const rows = found.slice(0, listSize);
  const staff = await staffOf(trx, { companies: rows.map(({ id }) => id) });
  return {
    items: rows.map((row) =>
      withStaff(
        row,
        staff.filter(({ companyId }) => companyId === row.id),
        now,
      ),
    ),
    total: await countCompanies(trx, request.search),
    next: found.length > listSize ? (rows.at(-1)?.id ?? null) : null,
  };
}

function withStaff(row: CompanyRow, staff: readonly StaffRow[], now: Date) {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    subscription: row.subscription,
    ...coverage(row, now),
    seats: row.seats,
    seatsUsed: seatsTaken(staff),
    owners: staff.filter(({ role, isDisabled }) => role === 'owner' && !isDisabled).map(({ name }) => name),
    createdAt: row.createdAt.toISOString(),
  };
}

export async function createCompany(
  deps: InvitationDependencies,
  { auth: { trx, identity }, requestId }: RequestContext,
  { name, kind, ownerName, ownerEmail }: BodyOf<typeof createCompanyCall>,
): Promise<{ id: string }> {
  const companyId = randomUUID();
  await openCompany(deps, trx, {
    companyId,
    name: name.trim(),
    kind,
    owner: { name: ownerName.trim(), email: ownerEmail.trim() },
    by: identity.personId,
    requestId,
  });
  return { id: companyId };
}

type ChangeRefusal =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'invalid-request'; readonly errors: Readonly<Record<string, string>> };

export async function changeCompany(
  { auth: { trx, identity }, requestId, now }: RequestContext,
  id: string,
  body: BodyOf<typeof changeCompanyCall>,
): Promise<Result<true, ChangeRefusal>> {
  const before = await companyForChange(trx, id);
  if (before === undefined) return refuse({ kind: 'not-found' });
  const change = changeFrom(body);
  if (change.trialEndsAt !== undefined && Number.isNaN(change.trialEndsAt.getTime())) {
    return refuse({ kind: 'invalid-request', errors: { trialEndsAt: 'must be a date of the calendar' } });
  }
  const subscription = change.subscription ?? before.subscription;
  if (subscription === 'trial' && (change.trialEndsAt ?? before.trialEndsAt) === null) {
    return refuse({ kind: 'invalid-request', errors: { trialEndsAt: 'is required for a trial' } });
  }
  if (Object.keys(change).length === 0) return accept(true);
  await updateCompany(trx, id, change);
  await record(trx, {
    kind: 'subscription' in change || 'trialEndsAt' in change ? 'subscription-changed' : 'company-changed',
    at: now,
    companyId: id,
    personId: identity.personId,
    requestId,
    detail: Object.fromEntries(Object.entries(body).map(([field, value]) => [field, String(value)])),
  });
  return accept(true);
}

function changeFrom({
  name,
  subscription,
  trialEndsAt,
  seats,
}: BodyOf<typeof changeCompanyCall>): CompanyChange {
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(subscription !== undefined && { subscription }),
    ...(trialEndsAt !== undefined && { trialEndsAt: new Date(trialEndsAt) }),
    ...(seats !== undefined && { seats }),
  };
}
