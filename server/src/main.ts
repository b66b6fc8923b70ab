import { fileURLToPath } from 'node:url';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createLog, bufferedStream } from './http/operations/logging.ts';
import { allowOnly } from './outgoing/allow-only.ts';
import { configuredHosts } from './outgoing/configured-hosts.ts';
import { startAgainWithDatabase } from './start-again.ts';
import { startProduct } from './start-product.ts';
import { startMessage } from './start-message.ts';

/** Output of the browser build, relative to the built server. */
const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** Beside the server in every checkout and every installation. */
const catalogueFolder = fileURLToPath(new URL('../../catalogue', import.meta.url));
const demoFolder = fileURLToPath(new URL('../demo/photos', import.meta.url));
const helpFolder = fileURLToPath(new URL('../../help/topics', import.meta.url));
const componentsFolder = fileURLToPath(new URL('../../web/dist-ui', import.meta.url));

/** Built beside this file. */
const documentFiles = {
  worker: new URL('./documents/document-worker.mjs', import.meta.url),
  fonts: new URL('./documents/fonts/', import.meta.url),
};

const config = configOrExit();
allowOnly(configuredHosts(config));
// A person at a terminal needs the address and problems; a service needs the whole log.
const log = process.stdout.isTTY ? createLog('warn') : createLog('info', bufferedStream(process.stdout.fd));

void run();

async function run(): Promise<void> {
  try {
    const options = {
      config,
      log,
      webFolder,
      componentsFolder,
      catalogueFolder,
      demoFolder,
      helpFolder,
      documentFiles,
    };
    const starting = startAgainWithDatabase(() => startProduct(options), log);
    // Registered before the start completes: a stop during startup would otherwise leave the database running.
    stopOnSignal(async () => (await starting).stop());
    const product = await starting;
    console.log(startMessage(config, product));
  } catch (cause) {
    log.fatal({ err: cause }, 'the product did not start');
    console.error(`The product did not start: ${cause instanceof Error ? cause.message : String(cause)}`);
    process.exitCode = 1;
  }
}

function configOrExit(): Config {
  try {
    return readConfig(process.env, process.cwd());
  } catch (cause) {
    if (!(cause instanceof ConfigError)) throw cause;
    console.error(cause.message);
    process.exit(1);
  }
}

/** The first signal finishes work in progress; a second one does not wait. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void stop().then(
      () => process.exit(0),
      (cause: unknown) => {
        log.error({ err: cause }, 'the stop was not clean');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
