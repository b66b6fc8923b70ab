import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Work done after the reply was sent, so that response time reveals nothing about it. */
export interface AfterReplies {
  add(reply: FastifyReply, work: () => Promise<void>): void;
  /** Resolves when all work added so far is done. */
  drain(): Promise<void>;
}

/** A closing server waits for this work. Failures only go to the log, because the caller is gone. */
export function afterReplies(app: FastifyInstance): AfterReplies {
  const open = new Set<Promise<void>>();
  const drain = async () => void (await Promise.all(open));
  app.addHook('onClose', drain);
  return {
    drain,
    add(reply, work) {
      const done = replySent(reply)
        .then(work)
        .catch((cause: unknown) => reply.log.error({ err: cause }, 'what follows an answer failed'))
        .finally(() => open.delete(done));
      open.add(done);
    },
  };
}

function replySent(reply: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    finished(reply.raw, () => setImmediate(resolve));
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    afterReply: AfterReplies;
  }
}
