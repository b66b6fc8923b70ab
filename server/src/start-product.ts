import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { makeDataFolder } from './data-folder.ts';
import { captchaProvider } from './captcha/provider.ts';
import type { Config } from './config.ts';
import { closeDatabase, type Db } from './database/connections/connection.ts';
import { openNotifications } from './database/connections/notifications.ts';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { productSecret } from './database/preparing/product-secret.ts';
import { readyDatabase } from './database/preparing/ready-database.ts';
import { type DemoSignIn, demoSignIn } from './database/preparing/demo-sign-in.ts';
import { seed, type SeedOutcome } from './database/preparing/seed.ts';
import type { DocumentFiles } from './documents/document-thread.ts';
import { bookThreads } from './features/catalogue/import/book-threads.ts';
import { seedBook } from './features/catalogue/seed-book.ts';
import { comparisonThreads } from './features/estimates/exchange/comparison-threads.ts';
import { readSerializerBuilder } from './http/calls/compilers.ts';
import { enqueueMail } from './jobs/enqueue-mail.ts';
import { enqueueManual } from './jobs/enqueue-manual.ts';
import { enqueueRemovedFiles } from './jobs/enqueue-removed-files.ts';
import { enqueueThumbnails } from './jobs/enqueue-thumbnails.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { databaseError, listeningError } from './start-errors.ts';
import type { FileStore } from './storage/file-store.ts';
import { openStore } from './storage/open-store.ts';

export interface StartOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly webFolder: string;
  readonly componentsFolder: string;
  readonly documentFiles: DocumentFiles;
  /** The tables of the book that ships with the product. */
  readonly catalogueFolder: string;
  /** The photos of the demo company that ship with the product. */
  readonly demoFolder: string;
  /** The help topics that ship with the product. */
  readonly helpFolder: string;
}

export interface RunningProduct {
  readonly address: string;
  readonly seeded: SeedOutcome;
  /** Absent if people already know how to sign in. */
  readonly demo: DemoSignIn | undefined;
  /** Reports "not ready", finishes requests and jobs in progress, then closes everything, the database last. */
  stop(): Promise<void>;
}

/** Starts every part of the product in order of need; if a step fails, the earlier ones are stopped again. */
export async function startProduct(options: StartOptions): Promise<RunningProduct> {
  const { config, log } = options;
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const stopOne of stops.splice(0).toReversed()) await stopOne();
  };
  try {
    if (config.databaseUrl === undefined || config.s3 === undefined) makeDataFolder(config.dataDir);
    const { url, db } = await database(config, log, stops);
    const notifications = openNotifications(url, log);
    stops.push(() => notifications.close());
    const now = () => new Date();
    const seeded = await seedBeforeVisitors(options, db, now());
    // A configured password applies before the first visitor; a generated one is set once it can be shown.
    const configuredSignIn = config.demoPassword === undefined ? undefined : await demoSignIn(db, config);
    const store = await openStore(config);
    const comparisons = comparisonThreads(comparisonWorker(options.documentFiles));
    stops.push(() => comparisons.close());
    const app = await createApp({
      ...options,
      db,
      notifications,
      captcha: captchaProvider(config.captcha, await productSecret(db, 'captcha'), now),
      enqueueMail,
      enqueueThumbnails,
      enqueueManual,
      enqueueRemovedFiles,
      bookWorkshop: bookThreads(bookWorker(options.documentFiles), url),
      compareSets: comparisons.compare,
      store,
      now,
    });
    stops.push(() => app.close());
    const address = await app.listen({ host: config.host, port: config.port }).catch((cause: unknown) => {
      throw listeningError(config, cause);
    });
    const { seedHelp } = await import('./features/help/seed-help.ts');
    await seedHelp(db, options.helpFolder, now());
    if (seeded.kind === 'demo-created') await seedDemoWork(db, config, now());
    // The first visitors are served while the jobs are still starting.
    await startBackgroundWork(options, { db, store, now }, stops);
    readSerializerBuilder();
    const demo = config.demoPassword === undefined ? await demoSignIn(db, config) : configuredSignIn;
    const stopGracefully = () => {
      app.shutdown.begin(config.drainSeconds);
      return stop();
    };
    return { address, seeded, demo, stop: stopGracefully };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

/** An estimate started at once already uses the book and these settings. */
async function seedBeforeVisitors(
  { config, catalogueFolder }: StartOptions,
  db: Db,
  now: Date,
): Promise<SeedOutcome> {
  const seeded = await seed(db, { demo: config.demo !== 'none', now });
  await seedBook(db, catalogueFolder, await bookDate(config, seeded, now));
  if (seeded.kind === 'demo-created') {
    const { seedSettings } = await import('./features/account/seed-settings.ts');
    await seedSettings(db, now);
  }
  return seeded;
}

/** Estimates of the full demo go back a year, and none is older than its book. */
async function bookDate({ demo }: Config, { kind }: SeedOutcome, now: Date): Promise<Date> {
  if (demo !== 'full' || kind !== 'demo-created') return now;
  const { demoBookDate } = await import('./demo/demo-plan.ts');
  return demoBookDate(now);
}

async function seedDemoWork(db: Db, { demo }: Config, now: Date): Promise<void> {
  if (demo === 'full') {
    const { seedFirstEstimates } = await import('./demo/seed-demo.ts');
    await seedFirstEstimates(db, now);
  } else {
    const { seedEstimates } = await import('./features/estimates/seed-estimates.ts');
    await seedEstimates(db, now);
  }
  const { seedContent } = await import('./features/content/seed-content.ts');
  await seedContent(db, now);
}

interface BackgroundDependencies {
  readonly db: Db;
  readonly store: FileStore;
  readonly now: () => Date;
}

async function startBackgroundWork(
  options: StartOptions,
  deps: BackgroundDependencies,
  stops: (() => Promise<unknown>)[],
): Promise<void> {
  const { config, log, demoFolder } = options;
  const { db, store } = deps;
  const jobs = await startedJobs(options, deps);
  stops.push(() => jobs.stop());
  const { schedulePriceAverages } = await import('./features/catalogue/prices/schedule-averages.ts');
  const averages = schedulePriceAverages(db, log);
  stops.push(() => averages.stop());
  if (config.demo !== 'full') return;
  const { writeDemoInBackground } = await import('./demo/seed-demo.ts');
  const writing = writeDemoInBackground(db, log, { folder: demoFolder, store });
  stops.push(() => writing.stop());
}

async function startedJobs(
  { config, log, documentFiles }: StartOptions,
  { db, store, now }: BackgroundDependencies,
) {
  const { startJobs } = await import('./jobs/start-jobs.ts');
  return startJobs({
    db,
    log,
    mailer: config.smtpUrl === undefined ? undefined : createSmtpMailer(config.smtpUrl, config.publicUrl),
    onMailSent: async (trx, mailId) => {
      const { recordMailed } = await import('./features/sharing/mail/mailed-service.ts');
      await recordMailed(trx, mailId, now());
    },
    makeThumbnails: async (job) => {
      const { makeThumbnails } = await import('./features/estimates/photos/thumbnails-service.ts');
      await makeThumbnails({ db, store }, job);
    },
    makeManual: async (job) => {
      const { makeManual } = await import('./features/catalogue/manual/make-manual.ts');
      const { manualDrawer } = await import('./documents/manual/draw-manual.ts');
      await makeManual({ db, store, now, draw: manualDrawer(manualFiles(documentFiles)) }, job);
    },
    removeFiles: async (job) => {
      const { removeFiles } = await import('./features/estimates/demo/remove-files-service.ts');
      await removeFiles({ db, store }, job);
    },
  });
}

/** The thread for book tables is built beside the folder of the drawing threads. */
function bookWorker({ worker }: DocumentFiles): URL {
  return new URL('../import-worker.mjs', worker);
}

/** The comparison thread is built beside it. */
function comparisonWorker({ worker }: DocumentFiles): URL {
  return new URL('../comparison-worker.mjs', worker);
}

/** The thread that draws the manual is built beside the one for documents. */
function manualFiles({ worker, fonts }: DocumentFiles) {
  return { worker: new URL('./manual-worker.mjs', worker), fonts };
}

async function database(config: Config, log: Logger, stops: (() => Promise<unknown>)[]) {
  try {
    const url = config.databaseUrl ?? (await ownDatabase(config, log, stops));
    const db = await readyDatabase(url, log);
    stops.push(() => closeDatabase(db));
    return { url, db };
  } catch (cause) {
    throw databaseError(config, cause);
  }
}

async function ownDatabase(config: Config, log: Logger, stops: (() => Promise<unknown>)[]): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  stops.push(() => postgres.stop());
  return postgres.url;
}
