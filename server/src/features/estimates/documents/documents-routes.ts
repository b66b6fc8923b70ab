import { Readable } from 'node:stream';
import type { ErrorKind } from '@dre/core/contract/errors';
import { makeDocumentAddress } from '@dre/core/contract/estimates/documents';
import type { Result } from '@dre/core/domain/result';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type DocumentPermit, TooManyDocuments } from '../../../documents/document-pool.ts';
import { mount } from '../../../http/calls/mount.ts';
import { sendProblem } from '../../../http/problems.ts';
import { isFromOwnPage } from '../../../http/security/same-origin.ts';
import type { DocumentDependencies } from './documents-service.ts';

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
  serveDocuments(app, deps, '/documents/:sealed', {
    open: (sealed) => opened(app, deps, sealed),
    draw: async (job, turn) => (await documents()).drawDocument(deps, job, turn),
  });
}

/** Documents behind sealed addresses: how one is opened, and how it is drawn. */
export interface ServedDocuments<Job extends { readonly fileName: string }> {
  readonly open: (
    sealed: string,
  ) => Promise<Result<Job, { readonly kind: ErrorKind; readonly detail?: string }>>;
  readonly draw: (job: Job, turn: DocumentPermit) => Promise<AsyncIterable<Uint8Array>>;
}

export function serveDocuments<Job extends { readonly fileName: string }>(
  app: FastifyInstance,
  deps: Pick<DocumentRoutesDependencies, 'documents' | 'publicUrl'>,
  path: `/documents/${string}`,
  { open, draw }: ServedDocuments<Job>,
): void {
  app.get<{ Params: { sealed: string }; Querystring: { download?: string } }>(
    path,
    async (request, reply) => {
      if (!isFromOwnPage(request.headers, deps.publicUrl)) return sendProblem(reply, 'cross-site');
      const turn = await deps.documents.turn().catch(isTooMany);
      if (turn === undefined) return sendProblem(reply.header('retry-after', '5'), 'unavailable', busy);
      try {
        const job = await open(request.params.sealed);
        if (!job.ok) {
          turn.leave();
          const { kind, ...details } = job.refusal;
          return sendProblem(reply, kind, details);
        }
        if (reply.raw.destroyed) {
          // The client left while it waited.
          turn.leave();
          return reply.hijack();
        }
        const isSaved = request.query.download === '1';
        return sendDocument(reply, job.value.fileName, await draw(job.value, turn), isSaved);
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
function sendDocument(
  reply: FastifyReply,
  fileName: string,
  drawn: AsyncIterable<Uint8Array>,
  isSaved: boolean,
): FastifyReply {
  reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `${isSaved ? 'attachment' : 'inline'}; filename="${fileName}"`);
  return reply.type('application/pdf').send(Readable.from(drawn, { objectMode: false }));
}
