import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { SamlError } from './saml-error.ts';

/** A well-formed response. Nothing in it is verified yet. */
export interface UnprovenResponse {
  readonly destination: string | undefined;
  readonly inResponseTo: string | undefined;
  readonly assertion: Element;
}

const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';
const assertions = 'urn:oasis:names:tc:SAML:2.0:assertion';
const signatures = 'http://www.w3.org/2000/09/xmldsig#';
const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';
const longestResponse = 200_000;

/** Algorithms identity providers use today: no SHA-1, no transform that rewrites the signed content. */
const algorithms: Readonly<Record<string, readonly string[]>> = {
  SignatureMethod: [
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  ],
  DigestMethod: [
    'http://www.w3.org/2001/04/xmlenc#sha256',
    'http://www.w3.org/2001/04/xmldsig-more#sha384',
    'http://www.w3.org/2001/04/xmlenc#sha512',
  ],
  CanonicalizationMethod: ['http://www.w3.org/2001/10/xml-exc-c14n#'],
  Transform: [
    'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
    'http://www.w3.org/2001/10/xml-exc-c14n#',
  ],
};

/**
 * Parses a posted response and refuses every structure a genuine identity provider does not need, so that the signature
 * check cannot read it differently.
 */
export async function readResponse(posted: string): Promise<Result<UnprovenResponse, SamlError>> {
  const xml = decode(posted);
  if (xml === undefined) return refuse('unreadable');
  if (/<[!?]/.test(withoutDeclaration(xml))) return refuse('hostile');
  const root = await parseXml(xml);
  if (root === undefined) return refuse('unreadable');
  const assertion = soleAssertion(root);
  if (assertion === undefined || !hasUniqueIds(root)) return refuse('structure');
  const error = signatureError(root, assertion);
  if (error !== undefined) return refuse(error);
  const status = childrenOf(root, 'Status')[0];
  const code = status && childrenOf(status, 'StatusCode')[0]?.getAttribute('Value');
  if (code !== success) return refuse('status');
  return accept({
    assertion,
    destination: root.getAttribute('Destination') || undefined,
    inResponseTo: root.getAttribute('InResponseTo') || undefined,
  });
}

/** The root of a document that parses without a warning, otherwise undefined. */
export async function parseXml(xml: string): Promise<Element | undefined> {
  // Loaded with the first response of an identity provider: most servers never get one.
  const { DOMParser } = await import('@xmldom/xmldom');
  const fail = (message: string) => {
    throw new Error(message);
  };
  try {
    const parser = new DOMParser({ errorHandler: { warning: fail, error: fail, fatalError: fail } });
    return parser.parseFromString(xml, 'text/xml').documentElement ?? undefined;
  } catch {
    return undefined;
  }
}

export function childrenOf(parent: Element, localName: string): Element[] {
  return Array.from(parent.childNodes).filter(
    (node): node is Element => node.nodeType === 1 && (node as Element).localName === localName,
  );
}

function decode(posted: string): string | undefined {
  if (posted.length > longestResponse * 1.5 || !/^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(posted)) return undefined;
  try {
    const xml = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(posted, 'base64'));
    return xml.length > longestResponse ? undefined : xml;
  } catch {
    return undefined;
  }
}

/**
 * Removes the XML declaration, the one harmless `<?`. Comments, CDATA, processing instructions, document types and
 * entities make XML parsers disagree with each other.
 */
function withoutDeclaration(xml: string): string {
  return xml.replace(
    /^\s*<\?xml version="1\.0"(?: encoding="utf-8")?(?: standalone="(?:yes|no)")?\s*\?>/i,
    '',
  );
}

/** The only assertion of the document, at its proper position. Signature wrapping needs a second one. */
function soleAssertion(root: Element): Element | undefined {
  if (root.localName !== 'Response' || root.namespaceURI !== protocol) return undefined;
  const all = everyElement(root);
  const named = (name: string) => all.filter((element) => element.localName === name);
  const [assertion, ...others] = named('Assertion');
  const isSole =
    others.length === 0 &&
    assertion?.namespaceURI === assertions &&
    assertion.parentNode === root &&
    named('Response').length === 0 &&
    named('EncryptedAssertion').length === 0;
  return isSole ? assertion : undefined;
}

/** Signatures must belong to the response or the assertion, refer to exactly that, and contain nothing else. */
function signatureError(root: Element, assertion: Element): SamlError | undefined {
  const found = everyElement(root).filter((element) => element.localName === 'Signature');
  const isInPlace = found.every(
    (signature) =>
      signature.namespaceURI === signatures &&
      (signature.parentNode === root || signature.parentNode === assertion) &&
      refersToParent(signature) &&
      everyElement(signature).every((element) => element.localName !== 'Object'),
  );
  if (!isInPlace) return 'structure';
  const own = found.filter((signature) => signature.parentNode === assertion);
  if (own.length === 0) return 'not-signed';
  if (own.length > 1 || found.length - own.length > 1) return 'structure';
  return found.flatMap(everyElement).every(isAllowedAlgorithm) ? undefined : 'algorithm';
}

function refersToParent(signature: Element): boolean {
  const references = everyElement(signature).filter((element) => element.localName === 'Reference');
  const id = (signature.parentNode as Element).getAttribute('ID');
  return references.length === 1 && id !== '' && references[0]?.getAttribute('URI') === `#${String(id)}`;
}

function isAllowedAlgorithm(element: Element): boolean {
  const allowed = algorithms[element.localName];
  return allowed === undefined || allowed.includes(element.getAttribute('Algorithm') ?? '');
}

function hasUniqueIds(root: Element): boolean {
  const ids = [root, ...everyElement(root)].flatMap((element) =>
    Array.from(element.attributes)
      .filter((attribute) => attribute.localName?.toLowerCase() === 'id')
      .map((attribute) => attribute.value),
  );
  return new Set(ids).size === ids.length;
}

function everyElement(root: Element): Element[] {
  return Array.from(root.getElementsByTagName('*'));
}
