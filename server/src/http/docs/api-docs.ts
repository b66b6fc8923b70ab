import type { FastifyInstance } from 'fastify';
import { docsPage, docsStyles } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

/** Generated once, after every feature has mounted its calls. */
export function addApiDocs(app: FastifyInstance): void {
  let document = '';
  let page = '';
  app.addHook('onReady', async () => {
    document = JSON.stringify(openApiDocument(app.mountedEndpoints));
    page = docsPage(app.mountedEndpoints);
  });
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
  );
  app.get('/api/docs.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(docsStyles),
  );
}
