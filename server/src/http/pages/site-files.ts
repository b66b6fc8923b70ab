import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The served files of a folder by address. Files not listed at startup are never read. */
export interface SiteFiles {
  has(address: string): boolean;
  send(request: FastifyRequest, reply: FastifyReply, address: string): Promise<FastifyReply>;
}

const compressions = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export function siteFiles(folder: string, isServed: (name: string) => boolean): SiteFiles {
  const names = existsSync(folder) ? namesIn(folder) : [];
  const all = new Set(names);
  const served = new Set(names.filter((name) => !/\.(br|gz)$/.test(name) && isServed(name)));
  return {
    has: (address) => served.has(address.slice(1)),
    send: (request, reply, address) => sendFile(folder, all, request, reply, address.slice(1)),
  };
}

/** All files below the folder, as URL paths. */
function namesIn(folder: string, before = ''): readonly string[] {
  return readdirSync(path.join(folder, before), { withFileTypes: true }).flatMap((entry) => {
    const name = before + entry.name;
    if (entry.isDirectory()) return namesIn(folder, `${name}/`);
    return entry.isFile() ? [name] : [];
  });
}

async function sendFile(
  folder: string,
  all: ReadonlySet<string>,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<FastifyReply> {
  // Loaded with the first file to keep startup short.
  const { send, mime, isUtf8MimeType } = (await import('@fastify/send')).default;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const packed = compressions.find(
    ([encoding, end]) => all.has(name + end) && new RegExp(`\\b${encoding}\\b`).test(accepted),
  );
  const sent = await send(request.raw, encodeURI(`/${name}${packed?.[1] ?? ''}`), {
    root: folder,
    cacheControl: false,
    contentType: false,
  });
  const type = mime.getType(name) ?? 'application/octet-stream';
  reply.headers(sent.headers as Record<string, string>).code(sent.statusCode);
  if (sent.statusCode !== 304) reply.type(isUtf8MimeType(type) ? `${type}; charset=utf-8` : type);
  if (compressions.some(([, end]) => all.has(name + end))) reply.header('vary', 'accept-encoding');
  if (packed !== undefined) reply.header('content-encoding', packed[0]);
  const isHashed = name.includes('assets/');
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
  return reply.send(sent.stream);
}
