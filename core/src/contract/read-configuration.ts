import { BrowserConfiguration } from './browser-configuration.ts';
import { endpoint } from './endpoint.ts';

export const readBrowserConfiguration = endpoint({
  method: 'GET',
  path: '/api/configuration',
  feature: 'system',
  scope: 'public',
  summary: 'What a browser needs to know before anything else',
  reply: BrowserConfiguration,
  refusals: [],
});
