import type { ErrorKind } from '@dre/core/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionLost } from '../../database/connections/lost-connection.ts';
import { ProblemError, sendProblem } from '../problems.ts';

/** Error codes of Fastify and PostgreSQL that have a kind of their own. */
const kindOfCode: Readonly<Record<string, ErrorKind>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-json',
  // Values no column holds: NUL characters, lone surrogates, and malformed numbers, dates and ids.
  '22021': 'invalid-request',
  '22P05': 'invalid-request',
  '22P02': 'invalid-request',
  '22003': 'invalid-request',
  '22007': 'invalid-request',
  '22008': 'invalid-request',
};

export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ProblemError) return sendProblem(reply, error.kind, error.details);
  const shortage = shortageOf(error);
  if (shortage !== undefined) {
    request.log.error({ err: error }, shortage);
    return sendProblem(reply, 'unavailable', { retryAfterSeconds: 2 });
  }
  const kind = kindOfCode[error.code] ?? kindOfStatus(error.statusCode);
  // The cause is logged and never sent: it may name tables, paths or people.
  if (kind === 'internal') request.log.error({ err: error }, 'request failed');
  return sendProblem(reply, kind);
}

/** The missing resource, for failures that may pass when retried; otherwise undefined. */
function shortageOf(error: FastifyError): string | undefined {
  const { code } = error;
  if (isConnectionLost(error)) return 'the database was not there';
  if (outOfSpace.has(code)) return 'there is no room left to write to';
  return code === deadlock ? 'two calls waited for each other' : undefined;
}

/** No space on the database's disk or ours, or no memory. */
const outOfSpace: ReadonlySet<string> = new Set(['53100', '53200', 'ENOSPC', 'EDQUOT', 'EROFS']);

const deadlock = '40P01';

function kindOfStatus(status: number | undefined): ErrorKind {
  if (status === 503) return 'unavailable';
  return status !== undefined && status >= 400 && status < 500 ? 'malformed-json' : 'internal';
}
