import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What is done once an answer has left, so that nobody learns from the time it takes. */
export interface AfterAnswers {
  add(reply: FastifyReply, work: () => Promise<void>): void;
  /** When everything promised so far is done. */
  settled(): Promise<void>;
}

/** A server that closes does it first. What fails is in the log: its caller has gone. */
export function afterAnswers(app: FastifyInstance): AfterAnswers {
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
    afterAnswers: AfterAnswers;
  }
}
