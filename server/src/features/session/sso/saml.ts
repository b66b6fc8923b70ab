import { samlAddresses } from '@dre/core/contract/session/sso';
import type { SAML } from '@node-saml/node-saml';

/** Our identity towards identity providers. */
export interface ServiceProvider {
  readonly entityId: string;
  readonly acsUrl: string;
}

/** The settings of one company's identity provider. */
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

/** Our SAML metadata for identity providers. */
export async function metadataOf({ entityId, acsUrl }: ServiceProvider): Promise<string> {
  const { generateServiceProviderMetadata } = await library();
  return generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: acsUrl,
    identifierFormat: emailFormat,
    wantAssertionsSigned: true,
  });
}

/** The sign-in address for the browser, with our request in its query. */
export async function requestAddress(
  us: ServiceProvider,
  them: IdentityProvider,
  { requestId, relayState }: { readonly requestId: string; readonly relayState: string },
): Promise<string> {
  const saml = await samlFor(us, them, requestId);
  return saml.getAuthorizeUrlAsync(relayState, undefined, {});
}

/**
 * The signed assertion verified with this provider's keys, and nothing else of the response. The library checks the
 * signature; we check the content.
 */
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

/** Loaded on first use to keep startup short. */
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
    // assertion.ts checks audience, time and request with our clock and database.
    audience: false,
    acceptedClockSkewMs: -1,
    validateInResponseTo: ValidateInResponseTo.never,
    ...(requestId !== undefined && { generateUniqueId: () => requestId }),
  });
}
