import type { Config } from './config.ts';

/** A startup error that names the variable to fix. The cause is in the log. */
class StartError extends Error {
  override readonly name = 'StartError';
}

const why = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** The database URL may contain a password, so the message omits it. */
export function databaseError({ databaseUrl, dataDir }: Config, cause: unknown): StartError {
  const sentence =
    databaseUrl === undefined
      ? `The database in DATA_DIR (${dataDir}) cannot be used: ${why(cause)}`
      : `The database at DATABASE_URL cannot be used: ${why(cause)}`;
  return new StartError(sentence, { cause });
}

export function listeningError({ port, host }: Config, cause: unknown): StartError {
  const sentence = {
    EADDRINUSE: `PORT ${String(port)} is taken by another program. Stop it, or set PORT to a free one.`,
    EACCES: `PORT ${String(port)} may not be opened by this user. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine.`,
    ENOTFOUND: `HOST ${host} is no address of this machine.`,
  }[(cause as NodeJS.ErrnoException).code ?? ''];
  return new StartError(sentence ?? `HOST and PORT cannot be listened on: ${why(cause)}`, { cause });
}
