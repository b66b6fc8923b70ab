import { makeDocumentAddress } from '@dre/core/contract/documents';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';

/** Read with the first document. */
const addresses = () => import('./document-addresses-service.ts');

export interface DocumentsDesk {
  readonly now: () => Date;
  /** Seals addresses; the same in every process. */
  readonly addressSecret: () => Promise<string>;
}

export function documentsRoutes(app: FastifyInstance, desk: DocumentsDesk): void {
  mount(app, makeDocumentAddress, async ({ params, body, ...act }) =>
    (await addresses()).makeAddress(
      await desk.addressSecret(),
      { ...act, now: desk.now() },
      { ...params, ...body },
    ),
  );
}
