import { Readable } from 'node:stream';
import { makeDocumentAddress } from '@dre/core/contract/documents';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mount } from '../../http/mount.ts';
import { sendProblem } from '../../http/problems.ts';
import { isFromOwnPage } from '../../http/same-origin.ts';
import type { DocumentDesk, DocumentJob } from './documents-service.ts';

/** Read with the first document. */
const addresses = () => import('./document-addresses-service.ts');
const documents = () => import('./documents-service.ts');

export interface DocumentRoutesDesk extends DocumentDesk {
  /** Seals addresses; the same in every process. */
  readonly addressSecret: () => Promise<string>;
  readonly publicUrl: URL;
}

const busy = {
  detail: 'Too many documents are being made at the moment. Please try again in a few seconds.',
};

export function documentsRoutes(app: FastifyInstance, desk: DocumentRoutesDesk): void {
  mount(app, makeDocumentAddress, async ({ params, body, ...act }) => {
    // Whoever asks for an address comes for the document at once.
    desk.documents.warm();
    return (await addresses()).makeAddress(
      await desk.addressSecret(),
      { ...act, now: desk.now() },
      { ...params, ...body },
    );
  });
  app.get<{ Params: { sealed: string }; Querystring: { download?: string } }>(
    '/documents/:sealed',
    async (request, reply) => {
      if (!isFromOwnPage(request.headers, desk.publicUrl)) return sendProblem(reply, 'cross-site');
      if (!desk.documents.hasRoom) return sendProblem(reply.header('retry-after', '5'), 'unavailable', busy);
      const job = await (
        await addresses()
      ).openDocument(
        { secret: await desk.addressSecret(), gatekeeper: app.gatekeeper, now: desk.now() },
        request.params.sealed,
      );
      if (!job.ok) {
        const { kind, ...details } = job.refusal;
        return sendProblem(reply, kind, details);
      }
      return sendDocument(reply, desk, job.value, request.query.download === '1');
    },
  );
}

/** As it is drawn; who goes away ends the drawing. */
async function sendDocument(
  reply: FastifyReply,
  desk: DocumentDesk,
  job: DocumentJob,
  isSaved: boolean,
): Promise<FastifyReply> {
  const { drawDocument } = await documents();
  reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `${isSaved ? 'attachment' : 'inline'}; filename="${job.fileName}"`);
  return reply.type('application/pdf').send(Readable.from(drawDocument(desk, job), { objectMode: false }));
}
