import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { OneId, orNull } from '../paging.ts';
import { requiredLine, text } from '../text-fields.ts';

const SsoSettings = Type.Object(
  {
    enabled: Type.Boolean(),
    entryPoint: requiredLine(2_000),
    idpEntityId: requiredLine(1_000),
    certificates: Type.Array(text(20_000, 1), { minItems: 1, maxItems: 4 }),
    domains: Type.Array(requiredLine(253), { maxItems: 50 }),
    defaultRole: Type.Enum(['estimator', 'reviewer', 'technician']),
  },
  { additionalProperties: false },
);
const bodyBytes = 128 * 1024;

const forOwners = { feature: 'companies', scope: 'company', path: '/api/company/sso' } as const;

export const readOwnSsoSettings = endpoint({
  ...forOwners,
  method: 'GET',
  summary: 'How the own company signs its people in on its own page, and the domains an owner may name',
  reply: Type.Object({
    settings: orNull(SsoSettings),
    /** Domains the company already has, and free domains of its owners' confirmed addresses. */
    claimableDomains: Type.Array(Type.String()),
  }),
  refusals: ['forbidden'],
});

/** Naming a domain vouches for all its addresses, so an owner may name only domains proven to be theirs. */
export const changeOwnSsoSettings = endpoint({
  ...forOwners,
  method: 'PUT',
  summary: 'Set how the own company signs its people in on its own page',
  body: SsoSettings,
  reply: Type.Boolean(),
  refusals: ['forbidden', 'invalid-request'],
  bodyBytes,
});

const forAdministrators = {
  feature: 'companies',
  scope: 'admin',
  path: '/api/admin/companies/:id/sso',
  params: OneId,
} as const;

export const readSsoSettings = endpoint({
  ...forAdministrators,
  method: 'GET',
  summary: 'How a company signs its people in on its own page; null if it never did',
  reply: orNull(SsoSettings),
  refusals: ['not-found'],
});

/** An administrator may assign any free domain after checking its owner. */
export const changeSsoSettings = endpoint({
  ...forAdministrators,
  method: 'PUT',
  summary: 'Set how a company signs its people in on its own page',
  body: SsoSettings,
  reply: Type.Boolean(),
  refusals: ['not-found', 'invalid-request'],
  bodyBytes,
});
