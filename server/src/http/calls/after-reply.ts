import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Work done after the reply was sent, so that response time reveals nothing about it. */
export interface AfterReplies {
  add(reply: FastifyReply, work: () => Promise<void>): void;
  /** Resolves when all work added so far is done. */
  settled(): Promise<void>;
}

/** A closing server waits for this work. Failures only go to the log, because the caller is gone. */
export function afterReplies(app: FastifyInstance): AfterReplies {
  const open = new Set<Promise<void>>();
  const settled = async () => void (await Promise.all(open));
  app.addHook('onClose', settled);
  return {
    settled,
    add(reply, work) {
      const done = answered(reply)
        .then(work)
        .catch((cause: unknown) => reply.log.error({ err: cause }, 'what follows an answer failed'))
        .finally(() => open.delete(done));
      open.add(done);
    },
  };
}

function answered(reply: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    finished(reply.raw, () => setImmediate(resolve));
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    afterAnswers: AfterReplies;
  }
}
