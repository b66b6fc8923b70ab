import { type ErrorKind, errorTable } from '@dre/core/contract/errors';
import type { Problem } from '@dre/core/contract/problem';
import type { FastifyReply } from 'fastify';

/** Details of a refusal beyond its kind. */
export interface ProblemDetails {
  readonly detail?: string;
  readonly errors?: Readonly<Record<string, string>>;
  /** Becomes the header Retry-After. */
  readonly retryAfterSeconds?: number;
}

const problemMediaType = 'application/problem+json; charset=utf-8';

/** Thrown inside the http layer only; services return refusals as values. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly kind: ErrorKind;
  readonly details: ProblemDetails;
  constructor(kind: ErrorKind, details: ProblemDetails = {}) {
    super(kind);
    this.kind = kind;
    this.details = details;
  }
}

function problem(kind: ErrorKind, requestId: string, details: ProblemDetails = {}): Problem {
  const { status, title } = errorTable[kind];
  const { retryAfterSeconds: _header, ...fields } = details;
  return { type: `/api/docs#${kind}`, title, status, ...fields, requestId };
}

export function sendProblem(
  reply: FastifyReply,
  kind: ErrorKind,
  details: ProblemDetails = {},
): FastifyReply {
  if (details.retryAfterSeconds !== undefined) reply.header('retry-after', details.retryAfterSeconds);
  return reply
    .code(errorTable[kind].status)
    .type(problemMediaType)
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problem(kind, reply.request.id, details));
}
