import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How often a server that closes looks for connections on which nothing happens any more. */
const lookMs = 100;

export interface Leaving {
  /** From now on this process says that it is not ready, and ends each connection with the next answer on it. Closing
   *  it waits this long. */
  begin(seconds: number): void;
  hasBegun(): boolean;
}

/** So that a proxy in front sends nothing more this way before nobody is there any more to take it. */
export function leavePolitely(app: FastifyInstance): Leaving {
  const closeQuiet = quietConnections(app.server);
  let hasBegun = false;
  let drained: Promise<unknown> | undefined;
  let looking: NodeJS.Timeout | undefined;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (hasBegun) reply.header('connection', 'close');
    done();
  });
  // Until this has ended, new connections are still taken.
  app.addHook('preClose', async () => {
    hasBegun = true;
    await drained;
    looking = setInterval(closeQuiet, lookMs);
    looking.unref();
  });
  app.addHook('onClose', async () => clearInterval(looking));
  return {
    begin(seconds) {
      hasBegun = true;
      drained ??= pause(seconds * 1000);
    },
    hasBegun: () => hasBegun,
  };
}

/**
 * Closes the connections on which nothing was asked since it was last called and nothing is being answered: also those
 * that were opened in advance, which the server itself waits for, and those left open by a stream that ends.
 */
function quietConnections(server: FastifyInstance['server']): () => void {
  const readBefore = new Map<Socket, number>();
  const answering = new Set<Socket>();
  server.on('connection', (socket) => {
    readBefore.set(socket, -1);
    socket.once('close', () => readBefore.delete(socket));
  });
  server.on('request', ({ socket }, answer) => {
    answering.add(socket);
    answer.once('close', () => answering.delete(socket));
  });
  return () => {
    for (const [socket, read] of readBefore) {
      if (socket.bytesRead === read && !answering.has(socket)) socket.destroy();
      readBefore.set(socket, socket.bytesRead);
    }
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    leaving: Leaving;
  }
}
