import path from 'node:path';
import { type Screen, screenAt } from '@dre/core/contract/screens';
import type { BrowserConfiguration } from '@dre/core/contract/browser-configuration';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '../calls/encoding.ts';
import { PageStore } from './page-store.ts';
import { type SiteFiles, siteFiles } from './site-files.ts';

export interface Site {
  /** Output of the browser build. */
  readonly webFolder: string;
  /** The component gallery; absent in production. */
  readonly componentsFolder: string | undefined;
  readonly configuration: () => BrowserConfiguration;
}

export type ShowPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** Replies to any address that is no call: a site file, a screen, or 404. */
export function sitePages(site: Site): ShowPage {
  const store = new PageStore(path.join(site.webFolder, 'pages'));
  const files = siteFiles(site.webFolder, (name) => !name.startsWith('pages/'));
  const components =
    site.componentsFolder === undefined ? undefined : siteFiles(site.componentsFolder, () => true);
  return (request, reply) => {
    const address = pathOf(request.url);
    if (files.has(address)) return files.send(request, reply, address);
    if (components !== undefined && /^\/ui(\/|$)/.test(address))
      return showComponents(components, request, reply, address);
    return showPage(store, site.configuration(), request, reply);
  };
}

/** The component gallery, for development and tests. */
async function showComponents(
  files: SiteFiles,
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
): Promise<FastifyReply> {
  if (address === '/ui') return reply.redirect('/ui/');
  const name = address === '/ui/' ? '/index.html' : address.slice('/ui'.length);
  return files.has(name) ? files.send(request, reply, name) : reply.code(404).send();
}

function showPage(
  store: PageStore,
  configuration: BrowserConfiguration,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const screen = screenAt(pathOf(request.url));
  const page = store.page(pageName(screen), configuration);
  const encoding = encodingFor(request);
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', page.etag);
  if (screen?.area === 'share') markPrivate(reply);
  if (screen === undefined) reply.code(404);
  else if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding]);
}

/** The URL of such a page is a secret, so it is neither cached nor indexed. */
function markPrivate(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow, noarchive');
}

function pageName(screen: Screen | undefined): string {
  if (screen === undefined) return 'not-found';
  return screen.prerendered ? screen.path.slice(1).replaceAll('/', '-') : 'app';
}

function pathOf(url: string): string {
  return decodeURIComponent(url.split('?', 1)[0] ?? '/');
}
