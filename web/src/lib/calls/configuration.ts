import { defaultBrowserConfiguration } from '@dre/core/contract/browser-configuration';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PageConfiguration } from './served-configuration.ts';

/** The configuration prerendered pages are built with; the server's own values arrive with the script. */
export const prerenderedConfiguration: PageConfiguration = {
  ...defaultBrowserConfiguration,
  year: '__DRE_YEAR__',
};

const ConfigurationContext = createContext<PageConfiguration>(prerenderedConfiguration);

export const ConfigurationProvider = ConfigurationContext.Provider;

export function useConfiguration(): PageConfiguration {
  return useContext(ConfigurationContext);
}

/** One setting as an attribute of prerendered markup: first the value the page was built with, then the served one. */
export function useSetting<Name extends keyof typeof defaultBrowserConfiguration>(
  name: Name,
): PageConfiguration[Name] {
  const configuration = useConfiguration();
  return useSyncExternalStore(
    never,
    () => configuration[name],
    () => prerenderedConfiguration[name],
  );
}

/** Spec §3, §7: the login service and the SSO service may run on other hosts than the main one. */
export function serviceOf(
  {
    serviceUri,
    loginUri,
    ssoServiceUri,
  }: Pick<PageConfiguration, 'serviceUri' | 'loginUri' | 'ssoServiceUri'>,
  path: string,
): string {
  if (path.startsWith('/api/Login/')) return loginUri || serviceUri;
  return path.startsWith('/api/Saml/') ? ssoServiceUri || serviceUri : serviceUri;
}

function never(): () => void {
  return () => undefined;
}
