import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { type AppDependencies, createApp } from '../app.ts';
import { captchaProvider } from '../captcha/provider.ts';
import { readConfig } from '../config.ts';
import { openNotifications } from '../database/connections/notifications.ts';
import { doBookWork } from '../features/catalogue/import/do-book-work.ts';
import { doComparison } from '../features/estimates/exchange/comparison-work.ts';
import { createLog } from '../http/operations/logging.ts';
import { checkDraft } from '../features/catalogue/draft/issues-service.ts';
import { enqueueMail } from '../jobs/enqueue-mail.ts';
import { enqueueManual } from '../jobs/enqueue-manual.ts';
import { enqueueRemovedFiles } from '../jobs/enqueue-removed-files.ts';
import { enqueueThumbnails } from '../jobs/enqueue-thumbnails.ts';
import { folderStore } from '../storage/folder-store.ts';
import { silentLog } from './database-server.ts';
import { testDocumentFiles } from './documents/document-files.ts';
import { useTestDatabase } from './test-database.ts';
import { testNow } from './test-now.ts';
import { writeSite } from './test-site.ts';

// Exported here for tests of the app; the setup of the run has no app and imports it from its own file.
export { testNow };

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: ReturnType<typeof useTestDatabase>['db'];
  /** The same database with a superuser. */
  readonly url: string;
  /** The server's log, one entry per line. */
  readonly log: readonly string[];
  /** Another process of the product on the same database. */
  another(): Promise<FastifyInstance>;
}

type Change = Partial<AppDependencies> & {
  readonly env?: Readonly<Record<string, string>>;
  /** True for a database with the book that ships with the product; otherwise it has none. */
  readonly book?: 'starter';
  /** Fills an empty database, instead of the migrations alone. */
  readonly fill?: (url: string) => Promise<unknown>;
  /** Sees every statement of the app, and none of the test itself. */
  readonly plugins?: readonly KyselyPlugin[];
};

/** For a test file: the real app on a real database, with a site of small pages. */
export function withTestApp({ book, fill, ...change }: Change = {}): TestApp {
  const database = useTestDatabase(fill ?? book);
  const log: string[] = [];
  const apps: FastifyInstance[] = [];
  let webFolder = '';
  const start = async () => {
    const db = (change.plugins ?? []).reduce((plain, plugin) => plain.withPlugin(plugin), database.db);
    const notifications = openNotifications(database.url, silentLog);
    const app = await createApp({
      ...dependencies(db, log, change.env ?? {}),
      notifications,
      webFolder,
      documentFiles: testDocumentFiles,
      bookWorkshop: {
        run: (work) => doBookWork(database.db, work, change.now ?? (() => testNow)),
        checkDraft: () => checkDraft(database.db),
        close: async () => undefined,
      },
      compareSets: doComparison,
      store: folderStore(path.join(webFolder, 'files')),
      ...change,
    });
    app.addHook('onClose', () => notifications.close());
    apps.push(app);
    await app.ready();
    return app;
  };
  beforeAll(async () => {
    webFolder = writeSite();
    await start();
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    rmSync(webFolder, { recursive: true, force: true });
  });
  return {
    another: start,
    get app() {
      const [app] = apps;
      if (app === undefined) throw new Error('The test app exists only while tests run.');
      return app;
    },
    get db() {
      return database.db;
    },
    get url() {
      return database.url;
    },
    log,
  };
}

function dependencies(db: TestApp['db'], log: string[], env: Readonly<Record<string, string>>) {
  // Mails are written but never sent: no job runs here.
  const mails = { SMTP_URL: 'smtp://mail.example' };
  const config = readConfig({ NODE_ENV: 'test', CAPTCHA_PROVIDER: 'test', ...mails, ...env }, tmpdir());
  return {
    config,
    db,
    captcha: captchaProvider(config.captcha, 'a secret all processes share', () => testNow),
    enqueueMail,
    enqueueThumbnails,
    enqueueManual,
    enqueueRemovedFiles,
    now: () => testNow,
    log: createLog('info', { write: (line: string) => void log.push(line) }),
  };
}
