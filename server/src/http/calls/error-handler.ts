import type { ErrorKind } from '@dre/core/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError, sendProblem } from '../problems.ts';

/** What Fastify itself refuses, and what the database cannot keep whoever asks it to, in our words. */
const kindOfCode: Readonly<Record<string, ErrorKind>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-json',
  // Values no column holds: text with the character of number nought or with half a character, numbers, days and ids
  // that are none.
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
  // The cause is for us, never for the caller: it may name tables, paths or people.
  if (kind === 'internal') request.log.error({ err: error }, 'request failed');
  return sendProblem(reply, kind);
}

/** What is missing for a while, so that the same call may pass later; undefined where it is something else. */
function shortageOf(error: FastifyError): string | undefined {
  const { code, message } = error;
  const isRefused = (error as NodeJS.ErrnoException).syscall === 'connect';
  if (isRefused || lostConnection.has(code) || lostConnection.has(message))
    return 'the database was not there';
  if (noRoom.has(code)) return 'there is no room left to write to';
  return code === deadlock ? 'two calls waited for each other' : undefined;
}

/** It cannot be reached, is starting or stopping, has no connection left for us in time, may only be read, or was lost while
 *  it was asked. For some of it neither PostgreSQL nor its driver has a code. */
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

/** Of the database's disk, of ours, and of memory. */
const noRoom: ReadonlySet<string> = new Set(['53100', '53200', 'ENOSPC', 'EDQUOT', 'EROFS']);

const deadlock = '40P01';

function kindOfStatus(status: number | undefined): ErrorKind {
  if (status === 503) return 'unavailable';
  return status !== undefined && status >= 400 && status < 500 ? 'malformed-json' : 'internal';
}
