import { Type } from 'typebox';
import { companyRoles } from '../../domain/companies/roles.ts';
import { subscriptions } from '../../domain/companies/subscription.ts';
import { devicesPerPerson } from '../../domain/session/seat.ts';
import { endpoint } from '../endpoint.ts';
import { After, listOf, Nothing, OneId, orNull } from '../paging.ts';
import { line, requiredLine } from '../text-fields.ts';

export const companyKinds = ['dealer', 'shop', 'insurer'] as const;
export const companyLimits = { name: 200, email: 320, search: 100, seats: 10_000 } as const;

const Role = Type.Enum(companyRoles);
const State = Type.Enum(subscriptions);
const Kind = Type.Enum(companyKinds);
/** Devices one person may be signed in on at once. */
const Devices = Type.Integer({ minimum: devicesPerPerson.fewest, maximum: devicesPerPerson.most });
const Seats = Type.Integer({ minimum: 1, maximum: companyLimits.seats });

/** A single e-mail address that no mail header could take for two. */
export const EmailAddress = Type.Intersect([
  requiredLine(companyLimits.email),
  Type.String({ pattern: '^\\s*[^\\s@<>,;:"\\\\()]+@[^\\s@<>,;:"\\\\()]+\\s*$' }),
]);

export const listOwnCompanies = endpoint({
  method: 'GET',
  path: '/api/account/companies',
  feature: 'companies',
  scope: 'signed-in',
  summary: 'The companies this account may act for',
  reply: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), role: Role, state: State })),
  refusals: [],
});

/** A user of the company; `invited` until a password is set. */
const Colleague = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  role: Role,
  standing: Type.Enum(['active', 'invited', 'disabled']),
  isSelf: Type.Boolean(),
  lastActiveAt: orNull(Type.String()),
});

export const readOwnCompany = endpoint({
  method: 'GET',
  path: '/api/company',
  feature: 'companies',
  scope: 'company',
  summary: 'The company acted for: its people, its subscription and its seats',
  reply: Type.Object({
    id: Type.String(),
    name: Type.String(),
    role: Role,
    mayManage: Type.Boolean(),
    state: State,
    trialEndsAt: orNull(Type.String()),
    daysLeft: orNull(Type.Integer()),
    seats: Type.Integer(),
    seatsUsed: Type.Integer(),
    devicesPerPerson: Devices,
    /** IANA name; days of reports and documents begin at its midnight. */
    timeZone: Type.String(),
    people: Type.Array(Colleague),
  }),
  refusals: [],
});

export const changeDevicesPerPerson = endpoint({
  method: 'PUT',
  path: '/api/company/devices',
  feature: 'companies',
  scope: 'company',
  summary: 'Choose on how many devices somebody of the company may be signed in at once',
  body: Type.Object({ devicesPerPerson: Devices }, { additionalProperties: false }),
  reply: Type.Boolean(),
  refusals: ['forbidden'],
});

export const changeTimeZone = endpoint({
  method: 'PUT',
  path: '/api/company/time-zone',
  feature: 'companies',
  scope: 'company',
  summary: 'Choose the time zone in which the days of reports and documents begin and end',
  body: Type.Object(
    { timeZone: Type.String({ pattern: '^[A-Za-z0-9_+/-]{1,64}$' }) },
    { additionalProperties: false },
  ),
  reply: Type.Boolean(),
  refusals: ['forbidden', 'conflict'],
});

export const inviteColleague = endpoint({
  method: 'POST',
  path: '/api/company/people',
  feature: 'companies',
  scope: 'company',
  summary: 'Invite somebody into the company by e-mail',
  body: Type.Object(
    { name: requiredLine(companyLimits.name), email: EmailAddress, role: Role },
    { additionalProperties: false },
  ),
  reply: Type.Boolean(),
  refusals: ['forbidden', 'conflict'],
  limit: { requests: 60, perSeconds: 60 },
});

const ofColleague = { feature: 'companies', scope: 'company', params: OneId, reply: Type.Boolean() } as const;

export const changeColleagueRole = endpoint({
  ...ofColleague,
  method: 'PUT',
  path: '/api/company/people/:id/role',
  summary: 'Give somebody of the company another role',
  body: Type.Object({ role: Role }, { additionalProperties: false }),
  refusals: ['forbidden', 'not-found', 'conflict'],
});

export const changeColleagueAccess = endpoint({
  ...ofColleague,
  method: 'PUT',
  path: '/api/company/people/:id/access',
  summary: 'Disable somebody in the company, at once, or enable them again',
  body: Type.Object({ enabled: Type.Boolean() }, { additionalProperties: false }),
  refusals: ['forbidden', 'not-found', 'conflict'],
});

export const removeColleague = endpoint({
  ...ofColleague,
  method: 'DELETE',
  path: '/api/company/people/:id',
  summary: 'Remove somebody from the company, at once',
  refusals: ['forbidden', 'not-found', 'conflict'],
});

export const inviteColleagueAgain = endpoint({
  ...ofColleague,
  method: 'POST',
  path: '/api/company/people/:id/invitation',
  summary: 'Mail an invitation again, with a new link',
  body: Nothing,
  refusals: ['forbidden', 'not-found', 'conflict'],
  limit: { requests: 60, perSeconds: 60 },
});

export const endColleagueSessions = endpoint({
  ...ofColleague,
  method: 'POST',
  path: '/api/company/people/:id/end-sessions',
  summary: 'Sign somebody of the company out, at once',
  body: Nothing,
  refusals: ['forbidden', 'not-found'],
});

const Company = Type.Object({
  id: Type.String(),
  name: Type.String(),
  kind: Kind,
  /** As stored; `state` is the resulting current state. */
  subscription: State,
  state: State,
  trialEndsAt: orNull(Type.String()),
  daysLeft: orNull(Type.Integer()),
  seats: Type.Integer(),
  seatsUsed: Type.Integer(),
  owners: Type.Array(Type.String()),
  createdAt: Type.String(),
});

const Search = Type.Object(
  { search: Type.Optional(line(companyLimits.search)), after: After },
  { additionalProperties: false },
);

const forAdministrators = { feature: 'companies', scope: 'admin' } as const;

export const listCompanies = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/companies',
  summary: 'Companies, with their people counted',
  query: Search,
  reply: listOf(Company),
  refusals: [],
});

export const createCompany = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/companies',
  summary: 'Open a company on trial and invite its owner',
  body: Type.Object(
    {
      name: requiredLine(companyLimits.name),
      kind: Kind,
      ownerName: requiredLine(companyLimits.name),
      ownerEmail: EmailAddress,
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ id: Type.String() }),
  refusals: [],
});

export const changeCompany = endpoint({
  ...forAdministrators,
  method: 'PATCH',
  path: '/api/admin/companies/:id',
  summary: 'Rename a company, change its subscription or its seats',
  params: OneId,
  body: Type.Object(
    {
      name: Type.Optional(requiredLine(companyLimits.name)),
      subscription: Type.Optional(State),
      trialEndsAt: Type.Optional(
        Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$' }),
      ),
      seats: Type.Optional(Seats),
    },
    { additionalProperties: false },
  ),
  reply: Type.Boolean(),
  refusals: ['not-found', 'invalid-request'],
});

const User = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  isAdministrator: Type.Boolean(),
  standing: Type.Enum(['active', 'invited', 'disabled']),
  isSelf: Type.Boolean(),
  isSignedIn: Type.Boolean(),
  companies: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), role: Role })),
});

export const listUsers = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Everybody with an account, by name or e-mail address',
  query: Search,
  reply: listOf(User),
  refusals: [],
});

const ofUser = { ...forAdministrators, params: OneId, reply: Type.Boolean() } as const;

export const changeUserAccess = endpoint({
  ...ofUser,
  method: 'PUT',
  path: '/api/admin/users/:id/access',
  summary: 'Disable an account, at once, or enable it again',
  body: Type.Object({ enabled: Type.Boolean() }, { additionalProperties: false }),
  refusals: ['not-found', 'conflict'],
});

export const changeAdministrator = endpoint({
  ...ofUser,
  method: 'PUT',
  path: '/api/admin/users/:id/administrator',
  summary: 'Make somebody an administrator, or no longer one',
  body: Type.Object({ administrator: Type.Boolean() }, { additionalProperties: false }),
  refusals: ['not-found', 'conflict'],
});

export const inviteUserAgain = endpoint({
  ...ofUser,
  method: 'POST',
  path: '/api/admin/users/:id/invitation',
  summary: 'Mail an invitation again, with a new link',
  body: Nothing,
  refusals: ['not-found', 'conflict'],
});

export const endUserSessions = endpoint({
  ...ofUser,
  method: 'POST',
  path: '/api/admin/users/:id/end-sessions',
  summary: 'Sign somebody out, at once',
  body: Nothing,
  refusals: ['not-found'],
});
