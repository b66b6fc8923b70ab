import { readBrowserConfiguration } from '@dre/core/contract/read-configuration';
import { accept } from '@dre/core/domain/result';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify';
import { recordSeparately } from './audit/audit-queries.ts';
import type { CaptchaProvider } from './captcha/captcha.ts';
import type { Config } from './config.ts';
import type { Db } from './database/connections/connection.ts';
import { productSecret } from './database/preparing/product-secret.ts';
import { pingDatabase } from './database/connections/ping-database.ts';
import type { Notifications } from './database/connections/notifications.ts';
import { documentPool } from './documents/document-pool.ts';
import type { DocumentFiles } from './documents/document-thread.ts';
import { createAccountLink } from './features/account/account-link-queries.ts';
import { accountRoutes } from './features/account/account-routes.ts';
import { settingsRoutes } from './features/account/settings-routes.ts';
import { type AccountDependencies, mailVerificationLink } from './features/account/link-service.ts';
import { adsRoutes } from './features/ads/ads-routes.ts';
import { companiesRoutes } from './features/companies/companies-routes.ts';
import { openCompany } from './features/companies/opening-service.ts';
import { contentRoutes } from './features/content/content-routes.ts';
import { helpRoutes } from './features/help/help-routes.ts';
import { inboxRoutes } from './features/enquiries/inbox-routes.ts';
import { reportsRoutes } from './features/reports/reports-routes.ts';
import { sessionAuthenticator } from './features/session/session-authenticator.ts';
import { sessionRoutes } from './features/session/session-routes.ts';
import type { SessionDependencies } from './features/session/session-service.ts';
import { ssoRoutes } from './features/session/sso/sso-routes.ts';
import { signingKeys } from './features/session/signing-keys.ts';
import { catalogueRoutes } from './features/catalogue/catalogue-routes.ts';
import { bookViewsRoutes } from './features/catalogue/views/views-routes.ts';
import { draftEditionRoutes } from './features/catalogue/draft/edition-routes.ts';
import { draftRoutes } from './features/catalogue/draft/draft-routes.ts';
import { pricesRoutes } from './features/catalogue/prices/prices-routes.ts';
import type { BookWorkshop } from './features/catalogue/import/book-work.ts';
import { bookImportRoutes } from './features/catalogue/import/import-routes.ts';
import { manualRoutes } from './features/catalogue/manual/manual-routes.ts';
import { enquiriesRoutes } from './features/enquiries/enquiries-routes.ts';
import { customersRoutes } from './features/estimates/customers/customers-routes.ts';
import type { CompareSets } from './features/estimates/exchange/comparison-work.ts';
import {
  type DocumentRoutesDependencies,
  documentsRoutes,
} from './features/estimates/documents/documents-routes.ts';
import { demoRoutes } from './features/estimates/demo/demo-routes.ts';
import { estimatesRoutes } from './features/estimates/estimates-routes.ts';
import { exchangeRoutes } from './features/estimates/exchange/exchange-routes.ts';
import { type PhotoRoutesDependencies, photosRoutes } from './features/estimates/photos/photos-routes.ts';
import { templatesRoutes } from './features/estimates/templates/templates-routes.ts';
import { orderPhotosRoutes } from './features/shop/photos/order-photos-routes.ts';
import { shopRoutes } from './features/shop/shop-routes.ts';
import { estimateMailRoutes } from './features/sharing/mail/mail-routes.ts';
import { sharedRoutes } from './features/sharing/shared-routes.ts';
import { sharingRoutes } from './features/sharing/sharing-routes.ts';
import { verifyRoutes } from './features/estimates/documents/verify-routes.ts';
import { type StateDependencies, stateRoutes } from './features/system/state-routes.ts';
import { addApiDocs } from './http/docs/api-docs.ts';
import { browserConfiguration } from './http/pages/browser-configuration.ts';
import { callCounts } from './http/limits/call-counts.ts';
import { compileOnFirstCall, noOtherCompilers } from './http/calls/compilers.ts';
import { handleError } from './http/calls/error-handler.ts';
import { afterReplies } from './http/calls/after-reply.ts';
import { eventStreams } from './http/calls/event-stream.ts';
import { addHealth } from './http/operations/health.ts';
import { drainOnShutdown } from './http/operations/graceful-shutdown.ts';
import { shedLoad } from './http/limits/load-shedding.ts';
import { logReplies, newRequestId } from './http/operations/logging.ts';
import { addMetrics } from './http/operations/metrics.ts';
import { mount } from './http/calls/mount.ts';
import { handleNotFound } from './http/pages/not-found.ts';
import { sitePages } from './http/pages/pages.ts';
import { countPolicyReports } from './http/security/policy-reports.ts';
import { checkAddress } from './http/security/address-check.ts';
import { limitAllCalls } from './http/limits/rate-limits.ts';
import { refuseTwoHosts } from './http/security/one-host.ts';
import { refuseCrossSiteCalls } from './http/security/same-origin.ts';
import { takeJsonOnly } from './http/calls/json-bodies.ts';
import { addSecurityHeaders } from './http/security/security-headers.ts';
import { offerXsrfToken } from './http/security/xsrf.ts';
import { enqueueMailAgain, enqueueWaitingMail } from './jobs/enqueue-mail.ts';
import type { EnqueueManual } from './jobs/enqueue-manual.ts';
import type { EnqueueRemovedFiles } from './jobs/enqueue-removed-files.ts';
import { queues } from './jobs/queues.ts';
import type { EnqueueThumbnails } from './jobs/enqueue-thumbnails.ts';
import type { EnqueueMail } from './mail/mail.ts';
import type { FileStore } from './storage/file-store.ts';
import { roomLeft } from './storage/room-left.ts';

/** Everything the server needs from outside itself. */
export interface AppDependencies {
  readonly config: Config;
  readonly db: Db;
  /** Announcements of other processes on the same database. */
  readonly notifications: Notifications;
  readonly captcha: CaptchaProvider;
  readonly enqueueMail: EnqueueMail;
  readonly enqueueThumbnails: EnqueueThumbnails;
  readonly enqueueManual: EnqueueManual;
  readonly enqueueRemovedFiles: EnqueueRemovedFiles;
  /** Processes whole tables of the book in a thread of its own. */
  readonly bookWorkshop: BookWorkshop;
  /** Matches estimates of other systems with ours in a thread of its own. */
  readonly compareSets: CompareSets;
  readonly store: FileStore;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  readonly webFolder: string;
  /** Files of the threads that draw documents. */
  readonly documentFiles: DocumentFiles;
  readonly componentsFolder?: string;
  /** Interval at which an open stream sends a heartbeat and checks its caller's access again. */
  readonly beatMs?: number;
  /** Free bytes; defaults to those of the data folder. */
  readonly freeBytes?: () => Promise<number>;
}

const defaultBodyBytes = 64 * 1024;
const usualBeatMs = 15_000;

export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, now } = dependencies;
  const app = newServer(dependencies.log, config.trustedProxies);
  const sessionDeps = { db: dependencies.db, keys: signingKeys(dependencies.db, now), now };
  app.decorate('mountedEndpoints', []);
  app.decorate('afterReply', afterReplies(app));
  app.decorate('recordSeparately', (entries) => recordSeparately(dependencies.db, entries));
  app.decorate('authenticator', sessionAuthenticator(sessionDeps));
  app.decorate('shutdown', drainOnShutdown(app));
  app.decorate('callCounts', callCounts(app, dependencies.db));
  const { notifications, beatMs = usualBeatMs } = dependencies;
  app.decorate('eventStreams', eventStreams(app, { notifications, beatMs }));
  takeJsonOnly(app);
  compileOnFirstCall(app);
  app.setErrorHandler<FastifyError>(handleError);
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  logReplies(app);
  addSecurityHeaders(app, config.captcha.provider);
  offerXsrfToken(app, config.publicUrl);
  const metrics = addMetrics(app);
  shedLoad(app, metrics.registry, app.callCounts.waiting);
  limitAllCalls(app);
  refuseTwoHosts(app);
  refuseCrossSiteCalls(app, config.publicUrl);

  addHealth(app, {
    pingDatabase: () => pingDatabase(dependencies.db),
    freeBytes: dependencies.freeBytes ?? (() => roomLeft(config.dataDir)),
  });
  mount(app, readBrowserConfiguration, async () => accept(browserConfiguration(config, now())));
  mountFeatures(app, dependencies, sessionDeps);
  countPolicyReports(app, metrics);
  addApiDocs(app);

  const showPage = sitePages({
    webFolder: dependencies.webFolder,
    componentsFolder: config.production ? undefined : dependencies.componentsFolder,
    configuration: () => browserConfiguration(config, now()),
  });
  handleNotFound(app, showPage);
  return app;
}

function newServer(log: FastifyBaseLogger, trustedProxies: readonly string[]): FastifyInstance {
  return Fastify({
    // Forwarding headers of anyone else are ignored.
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    loggerInstance: log,
    genReqId: newRequestId,
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: checkAddress,
    bodyLimit: defaultBodyBytes,
    // Slow senders may not hold a connection open forever.
    requestTimeout: 30_000,
    // Node uses the longer of the two timeouts for the whole request, and by default checks only twice a minute.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    // Longer than a proxy keeps a connection: if this side closed first, a call could already be under way.
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    // Calls that arrive during shutdown get a normal reply.
    return503OnClosing: false,
    schemaController: { compilersFactory: noOtherCompilers },
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 200 },
  });
}

function mountFeatures(
  app: FastifyInstance,
  dependencies: AppDependencies,
  sessionDeps: SessionDependencies,
): void {
  const { config, now } = dependencies;
  enquiriesRoutes(app, dependencies);
  adsRoutes(app, dependencies);
  reportsRoutes(app, dependencies);
  stateRoutes(app, stateDepsOf(dependencies));
  contentRoutes(app, { ...dependencies, publicUrl: config.publicUrl });
  catalogueRoutes(app, now);
  draftRoutes(app, now);
  draftEditionRoutes(app, dependencies);
  bookViewsRoutes(app);
  pricesRoutes(app);
  bookImportRoutes(app, dependencies);
  manualRoutes(app, {
    ...dependencies,
    publicUrl: config.publicUrl,
    addressSecret: secretOnce(dependencies.db, 'manual-addresses'),
  });
  helpRoutes(app, {
    ...dependencies,
    publicUrl: config.publicUrl,
    addressSecret: secretOnce(dependencies.db, 'help-addresses'),
  });
  estimatesRoutes(app, dependencies);
  demoRoutes(app, dependencies);
  exchangeRoutes(app, dependencies);
  customersRoutes(app, dependencies);
  photosRoutes(app, photoDepsOf(dependencies));
  orderPhotosRoutes(app, photoDepsOf(dependencies));
  mountDocuments(app, dependencies);
  verifyRoutes(app, dependencies);
  const accountDeps = accountDepsOf(dependencies);
  sessionRoutes(
    app,
    { ...sessionDeps, sendVerification: (trx, person) => mailVerificationLink(accountDeps, trx, person) },
    config.publicUrl,
  );
  ssoRoutes(app, sessionDeps, config.publicUrl);
  accountRoutes(app, accountDeps);
  settingsRoutes(app, now);
  const invitations = {
    createAccountLink,
    enqueueMail: dependencies.enqueueMail,
    publicUrl: config.publicUrl,
    now,
  };
  companiesRoutes(app, invitations);
  inboxRoutes(app, { now, openCompany: (trx, opening) => openCompany(invitations, trx, opening) });
}

/** Everything that leaves the shop: documents, mails and shared pages. */
function mountDocuments(app: FastifyInstance, dependencies: AppDependencies): void {
  const { config } = dependencies;
  const documents = documentDepsOf(app, dependencies);
  documentsRoutes(app, documents);
  templatesRoutes(app, dependencies);
  const mail = { enqueueMail: dependencies.enqueueMail, canMail: config.smtpUrl !== undefined };
  shopRoutes(app, {
    ...dependencies,
    ...documents,
    ...mail,
    addressSecret: secretOnce(dependencies.db, 'shop-document-addresses'),
    sealSecret: secretOnce(dependencies.db, 'clock-envelopes'),
  });
  const addressSecret = secretOnce(dependencies.db, 'share-addresses');
  sharingRoutes(app, { ...dependencies, addressSecret });
  estimateMailRoutes(app, {
    ...documents,
    ...mail,
    sendAgain: enqueueMailAgain,
  });
  sharedRoutes(app, { ...dependencies, ...documents, ...mail, addressSecret });
}

function stateDepsOf({ config, now }: AppDependencies): StateDependencies {
  return {
    now,
    house: { dataDir: config.dataDir, startedAt: now() },
    mail: { queue: queues.mail.name, sendWaiting: enqueueWaitingMail },
    queues: Object.values(queues).map(({ name }) => name),
  };
}

function photoDepsOf(dependencies: AppDependencies): PhotoRoutesDependencies {
  const { db, config } = dependencies;
  return {
    ...dependencies,
    storageBytes: config.photoStorageBytes,
    publicUrl: config.publicUrl,
    addressSecret: secretOnce(db, 'photo-addresses'),
  };
}

function documentDepsOf(app: FastifyInstance, dependencies: AppDependencies): DocumentRoutesDependencies {
  const { db, config, documentFiles } = dependencies;
  const documents = documentPool(documentFiles);
  app.addHook('onClose', async () => documents.close());
  return {
    ...dependencies,
    documents,
    publicUrl: config.publicUrl,
    addressSecret: secretOnce(db, 'document-addresses'),
  };
}

function secretOnce(db: Db, name: string): () => Promise<string> {
  let secret: Promise<string> | undefined;
  // Forgotten after a failure, so that a brief database outage is not remembered forever.
  const forget = (cause: unknown) => {
    secret = undefined;
    throw cause;
  };
  return () => (secret ??= productSecret(db, name).catch(forget));
}

function accountDepsOf({ db, now, config, enqueueMail }: AppDependencies): AccountDependencies {
  return {
    db,
    now,
    publicUrl: config.publicUrl,
    externalResetUrl: config.passwordResetUrl,
    enqueueMail,
    sendWaitingMail: enqueueWaitingMail,
  };
}
