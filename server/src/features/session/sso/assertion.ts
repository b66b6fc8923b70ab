import { childrenOf } from './saml-document.ts';
import type { SamlError } from './saml-error.ts';

/** The parts of a SAML assertion we use. */
export interface Assertion {
  readonly id: string;
  readonly issuer: string;
  readonly nameId: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** One list for each restriction; each must name us. */
  readonly audiences: readonly (readonly string[])[];
  readonly recipient: string | undefined;
  readonly inResponseTo: string | undefined;
  readonly notBefore: readonly Date[];
  readonly notOnOrAfter: readonly Date[];
}

/** The values an assertion must match. */
export interface Expected {
  readonly issuer: string;
  readonly audience: string;
  readonly recipient: string;
  readonly inResponseTo: string | undefined;
  readonly now: Date;
}

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
/** Allowed clock difference between two organizations. */
const skewMs = 60_000;

export function readAssertion(element: Element): Assertion | undefined {
  const subject = sole(childrenOf(element, 'Subject'));
  const conditions = sole(childrenOf(element, 'Conditions'));
  const confirmation = subject && sole(childrenOf(subject, 'SubjectConfirmation').filter(isBearer));
  const confirmed = confirmation && sole(childrenOf(confirmation, 'SubjectConfirmationData'));
  const id = element.getAttribute('ID');
  // An assertion without an expiry could be stored and used years later.
  if (!id || subject === undefined || conditions === undefined || !confirmed?.getAttribute('NotOnOrAfter'))
    return undefined;
  const timed = [conditions, confirmed, ...childrenOf(element, 'AuthnStatement')];
  return {
    id,
    issuer: textOf(sole(childrenOf(element, 'Issuer'))),
    nameId: textOf(sole(childrenOf(subject, 'NameID'))),
    attributes: attributesOf(element),
    audiences: childrenOf(conditions, 'AudienceRestriction').map((restriction) =>
      childrenOf(restriction, 'Audience').map(textOf),
    ),
    recipient: confirmed.getAttribute('Recipient') || undefined,
    inResponseTo: confirmed.getAttribute('InResponseTo') || undefined,
    notBefore: moments(timed, 'NotBefore'),
    notOnOrAfter: [...moments(timed, 'NotOnOrAfter'), ...moments(timed, 'SessionNotOnOrAfter')],
  };
}

export function assertionError(assertion: Assertion, expected: Expected): SamlError | undefined {
  const now = expected.now.getTime();
  if (assertion.issuer !== expected.issuer) return 'issuer';
  const { audiences } = assertion;
  if (audiences.length === 0 || !audiences.every((names) => names.includes(expected.audience)))
    return 'audience';
  if (assertion.recipient !== expected.recipient) return 'recipient';
  if (assertion.inResponseTo !== expected.inResponseTo) return 'in-response-to';
  // Negated, so that unreadable timestamps are refused too.
  if (!assertion.notBefore.every((moment) => moment.getTime() <= now + skewMs)) return 'not-yet-valid';
  if (!assertion.notOnOrAfter.every((moment) => moment.getTime() > now - skewMs)) return 'expired';
  return undefined;
}

/** From then on the assertion is refused for its age alone. */
export function lastMomentOf({ notOnOrAfter }: Assertion): Date {
  return new Date(Math.max(...notOnOrAfter.map((moment) => moment.getTime())) + skewMs);
}

const emailAttributes = [
  'email',
  'mail',
  'emailAddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
];
const nameAttributes = [
  'displayName',
  'name',
  'cn',
  'urn:oid:2.16.840.1.113730.3.1.241',
  'http://schemas.microsoft.com/identity/claims/displayname',
];

/** The person's e-mail address in lower case, if the assertion has one. */
export function emailOf({ nameId, attributes }: Assertion): string | undefined {
  const named = emailAttributes.map((name) => attributes.get(name));
  const email = (nameId.includes('@') ? nameId : (named.find(Boolean) ?? '')).toLowerCase();
  return email.length <= 254 && /^[^\s@<>()[\]",;:\\]+@[a-z0-9.-]+$/.test(email) ? email : undefined;
}

export function nameOf({ attributes }: Assertion, email: string): string {
  const given = nameAttributes.map((name) => attributes.get(name)).find(Boolean);
  const name = (given ?? '').replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ').trim();
  return name.slice(0, 200) || (email.split('@')[0] ?? email);
}

function attributesOf(assertion: Element): Map<string, string> {
  const all = childrenOf(assertion, 'AttributeStatement').flatMap((statement) =>
    childrenOf(statement, 'Attribute'),
  );
  return new Map(
    all.map((attribute) => [
      attribute.getAttribute('Name') ?? '',
      textOf(childrenOf(attribute, 'AttributeValue')[0]),
    ]),
  );
}

function isBearer(confirmation: Element): boolean {
  return confirmation.getAttribute('Method') === bearer;
}

function moments(elements: readonly Element[], name: string): Date[] {
  return elements.flatMap((element) => {
    const value = element.getAttribute(name);
    return value ? [new Date(value)] : [];
  });
}

function sole<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined;
}

/** Only pure text counts: an element with other nodes inside reads as empty. */
function textOf(element: Element | undefined): string {
  const nodes = element === undefined ? [] : Array.from(element.childNodes);
  return nodes.every((node) => node.nodeType === 3) ? (element?.textContent ?? '').trim() : '';
}
