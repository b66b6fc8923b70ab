import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Interval at which a closing server looks for idle connections. */
const checkMs = 100;

export interface Shutdown {
  /** Reports "not ready" and ends each connection with its next reply. Closing the server waits this long. */
  begin(seconds: number): void;
  hasBegun(): boolean;
}

/** Lets a proxy stop routing to this process before it stops accepting connections. */
export function drainOnShutdown(app: FastifyInstance): Shutdown {
  const closeQuiet = quietConnections(app.server);
  let hasBegun = false;
  let drained: Promise<unknown> | undefined;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (hasBegun) reply.header('connection', 'close');
    done();
  });
  // New connections are accepted until this hook has ended.
  app.addHook('preClose', async () => {
    hasBegun = true;
    await drained;
    timer = setInterval(closeQuiet, checkMs);
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  return {
    begin(seconds) {
      hasBegun = true;
      drained ??= pause(seconds * 1000);
    },
    hasBegun: () => hasBegun,
  };
}

/**
 * Closes connections that received nothing since the last call and have no reply under way: also those opened in
 * advance, which the server itself would wait for, and those of ended streams.
 */
function quietConnections(server: FastifyInstance['server']): () => void {
  const readBefore = new Map<Socket, number>();
  const replying = new Set<Socket>();
  server.on('connection', (socket) => {
    readBefore.set(socket, -1);
    socket.once('close', () => readBefore.delete(socket));
  });
  server.on('request', ({ socket }, reply) => {
    replying.add(socket);
    reply.once('close', () => replying.delete(socket));
  });
  return () => {
    for (const [socket, read] of readBefore) {
      if (socket.bytesRead === read && !replying.has(socket)) socket.destroy();
      readBefore.set(socket, socket.bytesRead);
    }
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    shutdown: Shutdown;
  }
}
