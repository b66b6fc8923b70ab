import type { FastifyRequest } from 'fastify';

/** The best compression the caller can read. */
export function encodingFor({ headers }: FastifyRequest): 'br' | 'gzip' | 'identity' {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
