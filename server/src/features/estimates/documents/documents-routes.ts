import { Readable } from 'node:stream';
import { makeDocumentAddress } from '@dre/core/contract/estimates/documents';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type DocumentPermit, TooManyDocuments } from '../../../documents/document-pool.ts';
import { mount } from '../../../http/calls/mount.ts';
import { sendProblem } from '../../../http/problems.ts';
import { isFromOwnPage } from '../../../http/security/same-origin.ts';
import type { DocumentDependencies, DocumentJob } from './documents-service.ts';

/** Loaded with the first document. */
const addresses = () => import('./document-addresses-service.ts');
const documents = () => import('./documents-service.ts');

export interface DocumentRoutesDependencies extends DocumentDependencies {
  /** The secret that signs addresses; the same in every process. */
  readonly addressSecret: () => Promise<string>;
  readonly publicUrl: URL;
}

const busy = {
  detail: 'Too many documents are being made at the moment. Please try again in a few seconds.',
};

export function documentsRoutes(app: FastifyInstance, deps: DocumentRoutesDependencies): void {
  mount(app, makeDocumentAddress, async ({ params, body, ...context }) => {
    // A request for the document follows its address at once.
    deps.documents.warm();
    return (await addresses()).makeAddress(
      await deps.addressSecret(),
      { ...context, now: deps.now() },
      { ...params, ...body },
    );
  });
  app.get<{ Params: { sealed: string }; Querystring: { download?: string } }>(
    '/documents/:sealed',
    async (request, reply) => {
      if (!isFromOwnPage(request.headers, deps.publicUrl)) return sendProblem(reply, 'cross-site');
      const turn = await deps.documents.turn().catch(isTooMany);
      if (turn === undefined) return sendProblem(reply.header('retry-after', '5'), 'unavailable', busy);
      try {
        const job = await opened(app, deps, request.params.sealed);
        if (!job.ok) {
          turn.leave();
          const { kind, ...details } = job.refusal;
          return sendProblem(reply, kind, details);
        }
        return await sendDocument(reply, deps, { ...job.value, turn }, request.query.download === '1');
      } catch (cause) {
        turn.leave();
        throw cause;
      }
    },
  );
}

function isTooMany(cause: unknown): undefined {
  if (!(cause instanceof TooManyDocuments)) throw cause;
}

async function opened(
  app: FastifyInstance,
  { addressSecret, now }: DocumentRoutesDependencies,
  sealed: string,
) {
  const { openDocument } = await addresses();
  return openDocument(
    { secret: await addressSecret(), authenticator: app.authenticator, now: now() },
    sealed,
  );
}

/** Streams the document while it is drawn; a closed connection stops the drawing. */
async function sendDocument(
  reply: FastifyReply,
  deps: DocumentDependencies,
  { turn, ...job }: DocumentJob & { readonly turn: DocumentPermit },
  isSaved: boolean,
): Promise<FastifyReply> {
  const { drawDocument } = await documents();
  if (reply.raw.destroyed) {
    // The client left while it waited.
    turn.leave();
    return reply.hijack();
  }
  reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `${isSaved ? 'attachment' : 'inline'}; filename="${job.fileName}"`);
  return reply
    .type('application/pdf')
    .send(Readable.from(drawDocument(deps, job, turn), { objectMode: false }));
}
