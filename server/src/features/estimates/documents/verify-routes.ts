import { verifyFile, verifyHash } from '@dre/core/contract/estimates/verify';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/connections/connection.ts';
import { mount } from '../../../http/calls/mount.ts';

/** Loaded with the first document to verify. */
const verifying = () => import('./verify-service.ts');

export function verifyRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  mount(app, verifyHash, async ({ body }) =>
    accept(await (await verifying()).verifyHash(db, Buffer.from(body.sha256, 'hex'))),
  );
  mount(app, verifyFile, async ({ body }) => (await verifying()).verifyFile(db, Buffer.from(body ?? [])));
}
