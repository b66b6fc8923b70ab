import {
  requestManual,
  makeManualAddress,
  readManual,
  remakeManual,
} from '@dre/core/contract/catalogue/manual';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../http/calls/mount.ts';
import { sendProblem } from '../../../http/problems.ts';
import { isFromOwnPage } from '../../../http/security/same-origin.ts';
import type { EnqueueManual } from '../../../jobs/enqueue-manual.ts';
import type { FileStore } from '../../../storage/file-store.ts';

const manual = () => import('./manual-service.ts');

export interface ManualDependencies {
  readonly enqueueManual: EnqueueManual;
  readonly store: FileStore;
  /** The secret that signs addresses; the same in every process. */
  readonly addressSecret: () => Promise<string>;
  readonly publicUrl: URL;
  readonly now: () => Date;
}

export function manualRoutes(app: FastifyInstance, deps: ManualDependencies): void {
  mount(app, readManual, async ({ auth }) => (await manual()).readManual(auth.trx, deps.now()));
  mount(app, requestManual, async ({ auth }) =>
    (await manual()).askForManual(auth.trx, deps.enqueueManual, deps.now()),
  );
  mount(app, remakeManual, async ({ auth }) =>
    (await manual()).remakeManual(auth.trx, deps.enqueueManual, deps.now()),
  );
  mount(app, makeManualAddress, async ({ auth }) =>
    (await manual()).makeManualAddress(await deps.addressSecret(), auth, deps.now()),
  );
  app.get<{ Params: { token: string } }>('/api/manual-files/:token', async (request, reply) => {
    if (!isFromOwnPage(request.headers, deps.publicUrl)) return sendProblem(reply, 'cross-site');
    const { authenticator } = app;
    const window = { secret: await deps.addressSecret(), authenticator, store: deps.store, now: deps.now() };
    const opened = await (await manual()).openManualFile(window, request.params.token);
    if (!opened.ok) return sendProblem(reply, opened.refusal.kind);
    const { body, bytes, fileName } = opened.value;
    if (bytes !== undefined) reply.header('content-length', bytes);
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(body);
  });
}
