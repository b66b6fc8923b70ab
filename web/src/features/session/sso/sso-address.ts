import type { PageConfiguration } from '../../../lib/calls/configuration.ts';

type SsoConfiguration = Pick<PageConfiguration, 'ssoServiceUri' | 'ssoUrl' | 'ssoRelayState'>;

/** Spec §4: where the browser goes to be signed in by its company, and where it wants to end. */
export function ssoAddress(
  { ssoServiceUri, ssoUrl, ssoRelayState }: SsoConfiguration,
  companyId: string,
  returnPath: string | undefined,
): string {
  const relayState = encodeURIComponent(returnPath ?? ssoRelayState);
  return `${ssoServiceUri}${ssoUrl}?company=${encodeURIComponent(companyId)}&RelayState=${relayState}`;
}
