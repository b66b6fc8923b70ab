import {
  type BrowserConfiguration,
  defaultBrowserConfiguration,
} from '@dre/core/contract/browser-configuration';

/** While a page is prerendered the year is still a placeholder, which the server fills. */
export type PageConfiguration = Omit<BrowserConfiguration, 'year'> & { readonly year: number | string };

/** The configuration the server wrote into the page; defaults where a page is opened without a server. */
export function readConfiguration(document: Document): PageConfiguration {
  const content = document.querySelector<HTMLMetaElement>('meta[name="dre-configuration"]')?.content ?? '';
  const served = content.startsWith('{') ? (JSON.parse(content) as Partial<BrowserConfiguration>) : {};
  return { ...defaultBrowserConfiguration, year: new Date().getFullYear(), ...served };
}
