import {
  commitBookImport,
  dropBookImport,
  exportBook,
  listBookImports,
  makeErrorFile,
  planBookImport,
  readBookImport,
  readBookImportRows,
  startBookImport,
} from '@dre/core/contract/catalogue/book-import';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from '../../../database/connections/connection.ts';
import type { AuthContext } from '../../../http/calls/authenticator.ts';
import { mount } from '../../../http/calls/mount.ts';
import { type BookWork, type BookWorkshop, TooMuchBookWork } from './book-work.ts';

const service = () => import('./import-service.ts');

export interface ImportDependencies {
  readonly db: Db;
  readonly bookWorkshop: BookWorkshop;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/** The longest a reply waits for the work; after it the page requests the import again. */
const patienceMs = 1_500;

export function bookImportRoutes(app: FastifyInstance, deps: ImportDependencies): void {
  app.addHook('onClose', () => deps.bookWorkshop.close());
  const asking = ({ trx, identity }: Pick<AuthContext, 'trx' | 'identity'>) => ({
    trx,
    personId: identity.personId,
    now: deps.now(),
  });
  mount(
    app,
    startBookImport,
    async ({ auth, query, body }) => (await service()).startImport(asking(auth), query.fileName, body),
    async ({ id }, { auth }) => workedOn(deps, auth.identity.personId, { kind: 'check', id }),
  );
  mount(app, listBookImports, async ({ auth }) => accept(await (await service()).listImports(asking(auth))));
  mount(app, readBookImport, async ({ auth, params }) =>
    (await service()).readImport(asking(auth), params.id),
  );
  mount(
    app,
    planBookImport,
    async ({ auth, params, body }) => (await service()).planImport(asking(auth), params.id, body),
    async ({ id }, { auth }) => workedOn(deps, auth.identity.personId, { kind: 'check', id }),
  );
  mount(app, readBookImportRows, async ({ auth, params, query }) =>
    (await service()).readImportRows(asking(auth), params.id, query.result, Number(query.page ?? '1')),
  );
  mount(app, dropBookImport, async ({ auth, params }) =>
    (await service()).dropImport(asking(auth), params.id),
  );
  fileRoutes(app, deps, asking);
}

type AskingOf = (auth: Pick<AuthContext, 'trx' | 'identity'>) => {
  readonly trx: Db;
  readonly personId: string;
  readonly now: Date;
};

/** Long work runs after the transaction has ended, so that it holds no database connection. */
function fileRoutes(app: FastifyInstance, deps: ImportDependencies, asking: AskingOf): void {
  mount(
    app,
    commitBookImport,
    async ({ auth, params, body }) => (await service()).askToCommit(asking(auth), params.id, body),
    async ({ id, version }, { auth: { identity }, requestId }) =>
      workedOn(deps, identity.personId, {
        kind: 'commit',
        id,
        version,
        person: { id: identity.personId, name: identity.name },
        requestId,
      }),
  );
  mount(
    app,
    makeErrorFile,
    async ({ auth, params }) => {
      const read = await (await service()).readImport(asking(auth), params.id);
      return read.ok ? accept(notMadeYet) : read;
    },
    async (_, { params }) => made(deps, { kind: 'error-file', id: params.id }, notChecked),
  );
  mount(
    app,
    exportBook,
    async ({ body }) =>
      body.table === null && body.format === 'csv' ? refuse(oneTableOnly) : accept(notMadeYet),
    async (_, { body }) => made(deps, { kind: 'export', ...body }, noSuchEdition),
  );
}

const notMadeYet = { fileName: '', mediaType: '', content: '' };
const notChecked = { kind: 'conflict', detail: 'The file was not checked yet.' } as const;
const noSuchEdition = { kind: 'not-found', detail: 'There is no such edition.' } as const;
const oneTableOnly = {
  kind: 'invalid-request',
  detail: 'A CSV file holds one table. Choose a table, or a workbook for all of them.',
} as const;

type ImportWork = Extract<BookWork, { kind: 'check' | 'commit' }>;

/** Starts the work once the import is stored; small files finish before this reply. */
async function workedOn(deps: ImportDependencies, personId: string, work: ImportWork) {
  const { noteFailure, readImport } = await service();
  const isOver = deps.bookWorkshop.run(work).then(
    () => undefined,
    async (cause: unknown) => {
      deps.log.error({ err: cause }, 'a file for the book was not worked through');
      await noteFailure(deps.db, work.id, deps.now()).catch(() => undefined);
    },
  );
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([isOver, patience]);
  clearTimeout(timer);
  return readImport({ trx: deps.db, personId, now: deps.now() }, work.id);
}

const tooBusy = {
  kind: 'unavailable',
  detail: 'Other files are being made. Try again in a moment.',
} as const;

async function made<Missing>(
  { bookWorkshop }: ImportDependencies,
  work: BookWork,
  missing: Missing,
): Promise<Result<{ fileName: string; mediaType: string; content: string }, Missing | typeof tooBusy>> {
  try {
    const file = await bookWorkshop.run(work);
    return file === undefined ? refuse(missing) : accept(file);
  } catch (cause) {
    if (cause instanceof TooMuchBookWork) return refuse(tooBusy);
    throw cause;
  }
}
