import { randomBytes } from 'node:crypto';
import samlify from 'samlify';
import { aSelfSignedCertificate, type KeyAndCertificate } from './self-signed.ts';

export interface AnswerChange {
  readonly email?: string;
  readonly name?: string;
  readonly inResponseTo?: string | undefined;
  readonly audience?: string;
  readonly recipient?: string;
  readonly destination?: string;
  readonly issuer?: string;
  readonly notBefore?: Date;
  readonly notOnOrAfter?: Date;
  readonly signatureAlgorithm?: string;
  /** The text between the tags, for malformed addresses. */
  readonly nameId?: string;
}

export interface TestIdentityProvider {
  readonly entityId: string;
  readonly entryPoint: string;
  readonly certificate: string;
  /** The request id in an address the browser was redirected to. */
  requestIn(address: string): Promise<string>;
  /** A response as posted by a browser, signed by this provider. */
  answer(change?: AnswerChange): string;
}

/** A real identity provider (samlify) in place of the company's own sign-in page. */
export function anIdentityProvider(
  { publicUrl, now }: { readonly publicUrl: string; readonly now: () => Date },
  at = `https://idp-${randomBytes(4).toString('hex')}.example`,
): TestIdentityProvider {
  // The request's schema is not under test here, so it is only parsed.
  samlify.setSchemaValidator({ validate: async () => 'not checked' });
  const keys = aSelfSignedCertificate();
  const us = {
    audience: `${publicUrl}/api/Saml/Metadata`,
    acs: `${publicUrl}/api/Saml/Acs`,
  };
  const sp = samlify.ServiceProvider({
    entityID: us.audience,
    authnRequestsSigned: false,
    wantAssertionsSigned: true,
    assertionConsumerService: [
      { Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST', Location: us.acs },
    ],
  });
  const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
  const idp = samlify.IdentityProvider({
    entityID: `${at}/`,
    privateKey: keys.privateKey,
    signingCert: keys.certificate,
    isAssertionEncrypted: false,
    singleSignOnService: [{ Binding: redirect, Location: `${at}/sign-in` }],
    singleLogoutService: [{ Binding: redirect, Location: `${at}/sign-out` }],
  });
  return {
    entityId: `${at}/`,
    entryPoint: `${at}/sign-in`,
    certificate: keys.certificate,
    async requestIn(address) {
      const query = Object.fromEntries(new URL(address).searchParams);
      const { extract } = await idp.parseLoginRequest(sp, 'redirect', { query });
      return (extract as { request: { id: string } }).request.id;
    },
    answer: (change = {}) =>
      signed(answerXml(change, { entityId: `${at}/`, now: now(), ...us }), keys, change.signatureAlgorithm),
  };
}

const sha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

const assertionPath = "/*[local-name(.)='Response']/*[local-name(.)='Assertion']";

/** Signs the assertion of a response, whatever its content. */
function signed(xml: string, keys: KeyAndCertificate, signatureAlgorithm = sha256): string {
  return samlify.SamlLib.constructSAMLSignature({
    rawSamlMessage: xml,
    referenceTagXPath: assertionPath,
    privateKey: keys.privateKey,
    signingCert: keys.certificate.replaceAll(/-----.*-----|\n/g, ''),
    signatureAlgorithm,
    isBase64Output: true,
    isMessageSigned: false,
    signatureConfig: {
      prefix: 'ds',
      location: { reference: `${assertionPath}/*[local-name(.)='Issuer']`, action: 'after' },
    },
    transformationAlgorithms: [
      'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
      'http://www.w3.org/2001/10/xml-exc-c14n#',
    ],
  }) as string;
}

function answerXml(
  change: AnswerChange,
  base: { entityId: string; audience: string; acs: string; now: Date },
): string {
  const at = (ms: number) => new Date(base.now.getTime() + ms);
  const email = change.email ?? 'dana@acme.example';
  const inResponseTo = change.inResponseTo === undefined ? '' : ` InResponseTo="${change.inResponseTo}"`;
  const issuer = `<saml:Issuer>${change.issuer ?? base.entityId}</saml:Issuer>`;
  const issued = `Version="2.0" IssueInstant="${base.now.toISOString()}"`;
  const after = (change.notOnOrAfter ?? at(300_000)).toISOString();
  const before = (change.notBefore ?? at(-30_000)).toISOString();
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${newId()}" ${issued} Destination="${change.destination ?? base.acs}"${inResponseTo}>${issuer}<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="${newId()}" ${issued}>${issuer}<saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${change.nameId ?? email}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${after}" Recipient="${change.recipient ?? base.acs}"${inResponseTo}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${before}" NotOnOrAfter="${after}"><saml:AudienceRestriction><saml:Audience>${change.audience ?? base.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${base.now.toISOString()}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="displayName"><saml:AttributeValue>${change.name ?? 'Dana Reyes'}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion></samlp:Response>`;
}

function newId(): string {
  return `_${randomBytes(16).toString('hex')}`;
}
