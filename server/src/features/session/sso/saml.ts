import { samlAddresses } from '@dre/core/contract/session/sso';
import type { SAML } from '@node-saml/node-saml';

/** Who we are to every identity provider. */
export interface ServiceProvider {
  readonly entityId: string;
  readonly acsUrl: string;
}

/** What we know about the identity provider of one company. */
export interface IdentityProvider {
  readonly entryPoint: string;
  readonly entityId: string;
  readonly certificates: readonly string[];
}

export function serviceProviderAt(publicUrl: URL): ServiceProvider {
  return {
    entityId: new URL(samlAddresses.metadata, publicUrl).href,
    acsUrl: new URL(samlAddresses.acs, publicUrl).href,
  };
}

/** What an identity provider is told about us. */
export async function metadataOf({ entityId, acsUrl }: ServiceProvider): Promise<string> {
  const { generateServiceProviderMetadata } = await library();
  return generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: acsUrl,
    identifierFormat: emailFormat,
    wantAssertionsSigned: true,
  });
}

/** Where the browser goes to be signed in, with our request in the address. */
export async function requestAddress(
  us: ServiceProvider,
  them: IdentityProvider,
  { requestId, relayState }: { readonly requestId: string; readonly relayState: string },
): Promise<string> {
  const saml = await samlFor(us, them, requestId);
  return saml.getAuthorizeUrlAsync(relayState, undefined, {});
}

/** The assertion exactly as it was signed with a key of this identity provider, and nothing else of the response.
 *  The library proves the signature; what the assertion says is judged by us. */
export async function signedAssertion(
  us: ServiceProvider,
  them: IdentityProvider,
  posted: string,
): Promise<string | undefined> {
  try {
    const saml = await samlFor(us, them);
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: posted });
    return profile?.getAssertionXml?.();
  } catch {
    return undefined;
  }
}

const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';

/** Loaded by the first company that needs it: the product starts without. */
function library() {
  return import('@node-saml/node-saml');
}

async function samlFor(us: ServiceProvider, them: IdentityProvider, requestId?: string): Promise<SAML> {
  const { SAML: Library, ValidateInResponseTo } = await library();
  return new Library({
    issuer: us.entityId,
    callbackUrl: us.acsUrl,
    entryPoint: them.entryPoint,
    idpCert: [...them.certificates],
    identifierFormat: emailFormat,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    // Audience, time and request are judged by assertion.ts, with our clock and our database.
    audience: false,
    acceptedClockSkewMs: -1,
    validateInResponseTo: ValidateInResponseTo.never,
    ...(requestId !== undefined && { generateUniqueId: () => requestId }),
  });
}
