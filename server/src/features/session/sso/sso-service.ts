import { randomBytes } from 'node:crypto';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { record } from '../../../audit/audit-queries.ts';
import type { Db } from '../../../database/connections/connection.ts';
import type { SessionDependencies } from '../session-service.ts';
import { type Assertion, emailOf, assertionError, readAssertion } from './assertion.ts';
import { signInPerson, type Landing } from './sign-in-service.ts';
import { domainOf } from './email-domain.ts';
import { secretHash } from './secret.ts';
import { parseXml, readResponse, type UnprovenResponse } from './saml-document.ts';
import type { SamlError } from './saml-error.ts';
import { requestAddress, type ServiceProvider, signedAssertion } from './saml.ts';
import {
  companyOfDomain,
  type Connection,
  enterConnection,
  insertRequest,
  leaveCompany,
  openRequest,
  ownsDomain,
  type SamlRequest,
} from './sso-queries.ts';

export interface SsoDependencies extends SessionDependencies {
  readonly us: ServiceProvider;
}

interface SsoCompany {
  readonly id: string;
  readonly name: string;
}

/** Time to sign in on the company's page. */
const requestMs = 10 * 60_000;

/** The company that signs this address in with single sign-on, decided by the domain alone. */
export function ssoCompanyOf(db: Db, emailAddress: string): Promise<SsoCompany | undefined> {
  return db.transaction().execute((trx) => ssoCompanyIn(trx, emailAddress));
}

/** The same inside a transaction that acts for no company. */
export async function ssoCompanyIn(trx: Db, emailAddress: string): Promise<SsoCompany | undefined> {
  const domain = domainOf(emailAddress);
  const company = domain === undefined ? undefined : await companyOfDomain(trx, domain);
  if (company === undefined) return undefined;
  const isOn = (await enterConnection(trx, company.id)) !== undefined;
  await leaveCompany(trx);
  return isOn ? company : undefined;
}

/** Opens a request for this browser and returns the address to redirect to. */
export async function beginSso(
  { db, now, us }: SsoDependencies,
  signIn: { readonly companyId: string; readonly relayState: string; readonly browserSecret: string },
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const connection = await enterConnection(trx, signIn.companyId);
    if (connection === undefined) return undefined;
    const request = {
      companyId: signIn.companyId,
      id: `_${randomBytes(20).toString('hex')}`,
      browserHash: secretHash(signIn.browserSecret),
      relayState: signIn.relayState,
      expiresAt: new Date(now().getTime() + requestMs),
    };
    await insertRequest(trx, request, now());
    return requestAddress(us, connection, { requestId: request.id, relayState: signIn.relayState });
  });
}

export interface PostedResponse {
  readonly samlResponse: string;
  /** Already sanitized. Used only if no request of ours carries its own. */
  readonly relayState: string;
  readonly requestId: string;
}

/** Accepts an identity provider's response, or refuses it and records why. A refusal changes nothing else. */
export async function acceptResponse(
  deps: SsoDependencies,
  posted: PostedResponse,
): Promise<Result<Landing, SamlError>> {
  const response = await readResponse(posted.samlResponse);
  const outcome: Result<Landing, Refused> = response.ok
    ? await deps.db.transaction().execute((trx) => judgeResponse(deps, trx, posted, response.value))
    : refuse({ error: response.refusal });
  if (outcome.ok) return outcome;
  const { error, companyId } = outcome.refusal;
  await deps.db.transaction().execute((trx) =>
    record(trx, {
      kind: 'sso-refused',
      at: deps.now(),
      companyId,
      requestId: posted.requestId,
      detail: { reason: error },
    }),
  );
  return refuse(error);
}

interface Refused {
  readonly error: SamlError;
  /** The company whose audit log it belongs to, if known. */
  readonly companyId?: string;
}

async function judgeResponse(
  deps: SsoDependencies,
  trx: Db,
  posted: PostedResponse,
  response: UnprovenResponse,
): Promise<Result<Landing, Refused>> {
  const { us } = deps;
  const now = deps.now();
  if (response.destination !== undefined && response.destination !== us.acsUrl)
    return refuse({ error: 'destination' });
  const origin = await originOf(trx, response, now);
  if (!origin.ok) return refuse({ error: origin.refusal });
  const { companyId, request } = origin.value;
  const connection = await enterConnection(trx, companyId);
  if (connection === undefined) return refuse({ error: 'unknown-company' });
  const proven = await provenAssertion(us, connection, posted.samlResponse);
  if (proven === undefined) return refuse({ error: 'signature', companyId });
  const expected = {
    issuer: connection.entityId,
    audience: us.entityId,
    recipient: us.acsUrl,
    inResponseTo: request?.id,
    now,
  };
  const email = emailOf(proven);
  const error = assertionError(proven, expected) ?? (email === undefined ? 'subject' : undefined);
  if (error !== undefined || email === undefined) return refuse({ error: error ?? 'subject', companyId });
  if (!(await ownsDomain(trx, companyId, domainOf(email) ?? '')))
    return refuse({ error: 'domain', companyId });
  const signedIn = await signInPerson(trx, {
    companyId,
    request,
    assertion: proven,
    email,
    defaultRole: connection.defaultRole,
    relayState: posted.relayState,
    requestId: posted.requestId,
    now,
  });
  return signedIn.ok ? signedIn : refuse({ error: signedIn.refusal, companyId });
}

interface Origin {
  readonly companyId: string;
  /** Absent if the identity provider started the sign-in. */
  readonly request: SamlRequest | undefined;
}

/**
 * The company a response claims to come from, by its request or else its subject's domain. The claim is unproven: it
 * only selects the keys that must verify the signature.
 */
async function originOf(trx: Db, response: UnprovenResponse, now: Date): Promise<Result<Origin, SamlError>> {
  const claimed = readAssertion(response.assertion);
  if (claimed === undefined) return refuse('subject');
  if (response.inResponseTo !== undefined && response.inResponseTo !== claimed.inResponseTo)
    return refuse('in-response-to');
  if (claimed.inResponseTo !== undefined) {
    const request = await openRequest(trx, claimed.inResponseTo, now);
    return request === undefined
      ? refuse('unknown-request')
      : accept({ companyId: request.companyId, request });
  }
  const domain = domainOf(emailOf(claimed) ?? '');
  const company = domain === undefined ? undefined : await companyOfDomain(trx, domain);
  return company === undefined
    ? refuse('unknown-company')
    : accept({ companyId: company.id, request: undefined });
}

async function provenAssertion(
  us: ServiceProvider,
  connection: Connection,
  samlResponse: string,
): Promise<Assertion | undefined> {
  const xml = await signedAssertion(us, connection, samlResponse);
  const root = xml === undefined ? undefined : await parseXml(xml);
  return root?.localName === 'Assertion' ? readAssertion(root) : undefined;
}
