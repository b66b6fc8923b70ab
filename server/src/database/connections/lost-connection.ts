/**
 * The database is unreachable, starting, stopping, out of connections, read-only, or was lost during a query. Some of
 * these have only a message, no code.
 */
const lostConnection: ReadonlySet<string> = new Set([
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '25006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'ECONNRESET',
  'EPIPE',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);

/** True if the database was not there for a query; it may be there for the next one. */
export function isConnectionLost(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const { code, syscall, message } = cause as NodeJS.ErrnoException;
  const isRefused = syscall === 'connect';
  return isRefused || (code !== undefined && lostConnection.has(code)) || lostConnection.has(message);
}
