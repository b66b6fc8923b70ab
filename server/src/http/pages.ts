import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Screen, screenAt } from '@dre/core/contract/screens';
import type { BrowserConfiguration } from '@dre/core/contract/browser-configuration';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PageStore } from './page-store.ts';

export interface Site {
  /** What the browser build wrote. */
  readonly webFolder: string;
  /** The page of all components; absent in production. */
  readonly componentsFolder: string | undefined;
  readonly configuration: () => BrowserConfiguration;
}

export type ShowPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Serves the site. The returned function answers any address that is no file and no call: a screen, or 404. */
export async function addPages(app: FastifyInstance, site: Site): Promise<ShowPage> {
  const store = new PageStore(path.join(site.webFolder, 'pages'));
  await app.register(fastifyStatic, {
    root: site.webFolder,
    preCompressed: true,
    // One route a file, so that an unknown address reaches the screens and never the disk.
    wildcard: false,
    globIgnore: ['pages/**', '**/*.br', '**/*.gz'],
    index: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  if (site.componentsFolder !== undefined && existsSync(site.componentsFolder)) {
    await app.register(fastifyStatic, { root: site.componentsFolder, prefix: '/ui/', decorateReply: false });
    app.get('/ui', async (_request, reply) => reply.redirect('/ui/'));
  }
  return (request, reply) => showPage(store, site.configuration(), request, reply);
}

function showPage(
  store: PageStore,
  configuration: BrowserConfiguration,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const screen = screenAt(pathOf(request.url));
  const page = store.page(pageName(screen), configuration);
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', page.etag);
  if (screen === undefined) reply.code(404);
  else if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding]);
}

function pageName(screen: Screen | undefined): string {
  if (screen === undefined) return 'not-found';
  return screen.prerendered ? screen.path.slice(1).replaceAll('/', '-') : 'app';
}

function pathOf(url: string): string {
  return decodeURIComponent(url.split('?', 1)[0] ?? '/');
}

function encodingFor(accepted: string): 'br' | 'gzip' | 'identity' {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
