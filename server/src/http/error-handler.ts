import type { ErrorKind } from '@dre/core/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError, sendProblem } from './problems.ts';

/** What Fastify itself refuses, and what the database cannot keep whoever asks it to, in our words. */
const kindOfCode: Readonly<Record<string, ErrorKind>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-json',
  // Text with the character of number nought, in a field and inside JSON.
  '22021': 'invalid-request',
  '22P05': 'invalid-request',
};

export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ProblemError) return sendProblem(reply, error.kind, error.details);
  if (isWithoutDatabase(error)) {
    request.log.error({ err: error }, 'no connection to the database was to be had');
    return sendProblem(reply, 'unavailable', { retryAfterSeconds: 2 });
  }
  const kind = kindOfCode[error.code] ?? kindOfStatus(error.statusCode);
  // The cause is for us, never for the caller: it may name tables, paths or people.
  if (kind === 'internal') request.log.error({ err: error }, 'request failed');
  return sendProblem(reply, kind);
}

/** It cannot be reached, is starting or stopping, or has no connection left for us in time: nothing was done. */
function isWithoutDatabase(error: FastifyError): boolean {
  const { code, message } = error;
  const isRefused = (error as NodeJS.ErrnoException).syscall === 'connect';
  return isRefused || code === '57P03' || code === '53300' || message === noConnectionInTime;
}

/** What the pool says; it has no code for it. */
const noConnectionInTime = 'timeout exceeded when trying to connect';

function kindOfStatus(status: number | undefined): ErrorKind {
  if (status === 503) return 'unavailable';
  return status !== undefined && status >= 400 && status < 500 ? 'malformed-json' : 'internal';
}
