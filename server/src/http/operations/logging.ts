import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';

/** Structured logs without customer input: paths lose their query, headers are never logged. */
export function createLog(level: string, stream?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    redact: {
      paths: [
        '*.password',
        '*.captchaResponse',
        '*.signature',
        '*.authorization',
        '*.cookie',
        '*.email',
        '*.token',
      ],
      censor: '[redacted]',
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        path: withoutQuery(request.url),
        peer: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: (failure: Error) => withoutRows(pino.stdSerializers.err(failure)),
    },
  };
  return stream === undefined ? pino(options) : pino(options, stream);
}

/**
 * Writes a page of lines at once, or once a second, because writing each line costs more than a query. The rest is
 * flushed on exit, unless the process is killed.
 */
export function bufferedStream(fd: number): DestinationStream {
  return pino.destination({ dest: fd, sync: false, minLength: 4_096, periodicFlush: 1_000 });
}

/** PostgreSQL puts the offending values into these fields: names, addresses, whole rows. */
function withoutRows({
  detail: _values,
  where: _location,
  parameters: _sent,
  ...failure
}: pino.SerializedError) {
  return failure;
}

/** One line for each request, after its reply. The serializers pick the fields, so nothing needs redaction. */
export function logReplies(app: FastifyInstance): void {
  const log = app.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime);
    log.info({ reqId: request.id, req: request, res: reply, ms }, 'answered');
    done();
  });
}

/** Generated here: an id chosen by the caller could imitate another request's. */
export function newRequestId(): string {
  return randomUUID();
}

/** Tokens are path segments of account links and picture URLs; they are secrets too. */
const secretSegment =
  /^(\/(?:share|set-password|verify-email|api\/share-files|api\/share-documents|api\/photo-files)\/).+$/;

function withoutQuery(url: string): string {
  return (url.split('?', 1)[0] ?? '').slice(0, 500).replace(secretSegment, '$1[redacted]');
}
