import {
  answerHelp,
  listHelpDocuments,
  makeHelpDocumentAddress,
  readHelpState,
  readHelpTopics,
} from '@dre/core/contract/help/help';
import {
  addHelpDocument,
  addHelpTopic,
  checkHelpLinks,
  listHelpTopics,
  moveHelpTopic,
  publishHelpTopic,
  readHelpTopic,
  readHelpVersion,
  removeHelpDocument,
  removeHelpTopic,
  renameHelpDocument,
  saveHelpDraft,
  withdrawHelpTopic,
} from '@dre/core/contract/help/help-admin';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connections/connection.ts';
import type { RequestContext } from '../../http/calls/authenticator.ts';
import { mount } from '../../http/calls/mount.ts';
import { sendProblem } from '../../http/problems.ts';
import { isFromOwnPage } from '../../http/security/same-origin.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { publishedRevision } from './help-queries.ts';
import { readTopics, takeFeedback } from './reading-service.ts';

/** Loaded with an administrator's first request, and with the first document. */
const topics = () => import('./topics-service.ts');
const documents = () => import('./documents-service.ts');

export interface HelpDependencies {
  readonly db: Db;
  readonly store: FileStore;
  /** The secret that signs addresses; the same in every process. */
  readonly addressSecret: () => Promise<string>;
  readonly publicUrl: URL;
  readonly now: () => Date;
}

export function helpRoutes(app: FastifyInstance, deps: HelpDependencies): void {
  mount(app, readHelpState, async ({ auth: { trx } }) => accept({ revision: await publishedRevision(trx) }));
  mount(app, readHelpTopics, async ({ params, auth: { trx } }) => readTopics(trx, params.revision));
  mount(app, answerHelp, async ({ params, body, auth }) =>
    takeFeedback(auth, { ...params, ...body, now: deps.now() }),
  );
  mount(app, listHelpDocuments, async ({ auth: { trx } }) => (await documents()).listDocuments(trx));
  mount(app, makeHelpDocumentAddress, async ({ params, auth: { trx } }) =>
    (await documents()).addressOf(await deps.addressSecret(), trx, params.id, deps.now()),
  );
  topicRoutes(app, deps);
  documentRoutes(app, deps);
  fileRoute(app, deps);
}

function contextOf(
  { now }: HelpDependencies,
  { auth, requestId }: Omit<RequestContext, 'now'>,
): RequestContext {
  return { auth, requestId, now: now() };
}

function topicRoutes(app: FastifyInstance, deps: HelpDependencies): void {
  mount(app, listHelpTopics, async ({ auth: { trx } }) => (await topics()).listTopics(trx));
  mount(app, readHelpTopic, async ({ params, auth: { trx } }) => (await topics()).readTopic(trx, params.id));
  mount(app, readHelpVersion, async ({ params, auth: { trx } }) =>
    (await topics()).readVersion(trx, params.id, params.number),
  );
  mount(app, addHelpTopic, async (call) => (await topics()).addTopic(contextOf(deps, call), call.body));
  mount(app, saveHelpDraft, async (call) =>
    (await topics()).storeDraft(contextOf(deps, call), call.params.id, call.body),
  );
  mount(app, publishHelpTopic, async (call) =>
    (await topics()).publishTopic(contextOf(deps, call), call.params.id, call.body.revision),
  );
  mount(app, withdrawHelpTopic, async (call) =>
    (await topics()).withdrawTopic(contextOf(deps, call), call.params.id),
  );
  mount(app, moveHelpTopic, async (call) =>
    (await topics()).moveTopic(contextOf(deps, call), call.params.id, call.body),
  );
  mount(app, removeHelpTopic, async (call) =>
    (await topics()).removeTopic(contextOf(deps, call), call.params.id),
  );
  mount(app, checkHelpLinks, async ({ auth: { trx } }) => (await topics()).checkLinks(trx));
}

function documentRoutes(app: FastifyInstance, deps: HelpDependencies): void {
  mount(app, addHelpDocument, async (call) =>
    (await documents()).storeDocument(
      deps.store,
      contextOf(deps, call),
      call.query,
      Buffer.from(call.body ?? []),
    ),
  );
  mount(app, renameHelpDocument, async (call) =>
    (await documents()).renameDocument(contextOf(deps, call), call.params.id, call.body.title),
  );
  mount(app, removeHelpDocument, async (call) =>
    (await documents()).removeDocument(deps.store, contextOf(deps, call), call.params.id),
  );
}

/** Uploads are downloaded, never shown as a page of ours: the content policy of data replies sandboxes them. */
function fileRoute(app: FastifyInstance, deps: HelpDependencies): void {
  app.get<{ Params: { token: string } }>('/api/help-files/:token', async (request, reply) => {
    if (!isFromOwnPage(request.headers, deps.publicUrl)) return sendProblem(reply, 'cross-site');
    const { db, store } = deps;
    const window = { secret: await deps.addressSecret(), db, store, now: deps.now() };
    const opened = await (await documents()).openDocument(window, request.params.token);
    if (!opened.ok) return sendProblem(reply, opened.refusal.kind);
    const { body, bytes, fileName, mediaType } = opened.value;
    if (bytes !== undefined) reply.header('content-length', bytes);
    return reply
      .type(mediaType === 'text/plain' ? 'text/plain; charset=utf-8' : mediaType)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(body);
  });
}
