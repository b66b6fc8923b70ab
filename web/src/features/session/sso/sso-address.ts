import type { PageConfiguration } from '../../../lib/calls/served-configuration.ts';

type SsoConfiguration = Pick<PageConfiguration, 'ssoServiceUri' | 'ssoUrl' | 'ssoRelayState'>;

/** Spec §4: the address at which a company signs its people in, with the address to return to. */
export function ssoAddress(
  { ssoServiceUri, ssoUrl, ssoRelayState }: SsoConfiguration,
  companyId: string,
  returnPath: string | undefined,
): string {
  const relayState = encodeURIComponent(returnPath ?? ssoRelayState);
  return `${ssoServiceUri}${ssoUrl}?company=${encodeURIComponent(companyId)}&RelayState=${relayState}`;
}
