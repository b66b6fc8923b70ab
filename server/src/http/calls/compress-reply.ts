import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from './encoding.ts';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** Quality 5 gives most of the compression at a tenth of the time. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Replies that fit into one packet gain nothing. */
const worthwhile = 1_400;

/** Only for replies without caller input: compressing attacker-chosen text together with a secret leaks the secret. */
export async function compressReply(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < worthwhile) return payload;
  reply.header('vary', 'accept-encoding');
  const encoding = encodingFor(request);
  if (encoding === 'identity') return payload;
  reply.header('content-encoding', encoding);
  return encoding === 'br' ? inBrotli(payload, quick) : inGzip(payload);
}
