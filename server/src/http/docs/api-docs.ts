import type { FastifyInstance } from 'fastify';
import { docsPage, docsStyles } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

/** Generated for the first reader: few starts have one, and by then every feature has mounted its calls. */
export function addApiDocs(app: FastifyInstance): void {
  let document: string | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(app.mountedEndpoints));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document);
  });
  app.get('/api/docs', async (_request, reply) => {
    page ??= docsPage(app.mountedEndpoints);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
  app.get('/api/docs.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(docsStyles),
  );
}
