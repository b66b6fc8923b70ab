import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ProblemError } from './problems.ts';

/** Where the events of one open answer go. */
export interface EventOutlet<Event> {
  send(event: Event): void;
  /** The caller may ask again; what was missed is theirs to say. */
  end(): void;
}

/** What a streaming call answers: begins to send, and says how to stop. Its transaction has ended by then. */
export type OpenEvents<Event> = (outlet: EventOutlet<Event>) => () => void;

export interface EventStreams {
  open<Event extends { readonly kind: string }>(
    reply: FastifyReply,
    events: OpenEvents<Event>,
    caller: StreamCaller,
  ): FastifyReply;
}

export interface StreamCaller {
  readonly personId: string;
  /** Whether the session and what it may do are as they were when the stream was opened. */
  isStillAdmitted(): Promise<boolean>;
}

/** A person with more tabs than this is a program. */
const streamsOfOne = 12;
/** What waits for a caller who does not read; then the stream ends and they may come again. */
const waitingBytes = 4 * 1024 * 1024;

/** How long a caller has to read that it is over. */
const farewellMs = 2_000;

/** Server-sent events: alive every few seconds, each time asking whether the caller may still listen. */
export function eventStreams(app: FastifyInstance, beatMs: number): EventStreams {
  /** Each with what ends it as it should. */
  const open = new Map<Readable, () => void>();
  const ofPerson = new Map<string, number>();
  app.addHook('preClose', async () => {
    for (const [stream, end] of open) bidFarewell(stream, end);
  });
  const count = (personId: string, change: 1 | -1) => {
    const left = (ofPerson.get(personId) ?? 0) + change;
    if (left === 0) ofPerson.delete(personId);
    else ofPerson.set(personId, left);
  };
  return {
    open(reply, events, caller) {
      if ((ofPerson.get(caller.personId) ?? 0) >= streamsOfOne) throw new ProblemError('too-many-requests');
      const stream = new Readable({ read: () => undefined, highWaterMark: waitingBytes });
      count(caller.personId, 1);
      const { end, close } = begin(stream, events, beatMs, caller);
      open.set(stream, end);
      stream.once('close', () => {
        close();
        open.delete(stream);
        count(caller.personId, -1);
      });
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(stream);
    },
  };
}

/** The answer ends as it should, and whoever listened asks again, elsewhere. Who does not even read that is left behind. */
function bidFarewell(stream: Readable, end: () => void): void {
  end();
  setTimeout(() => stream.destroy(), farewellMs).unref();
}

function begin<Event extends { readonly kind: string }>(
  stream: Readable,
  events: OpenEvents<Event>,
  beatMs: number,
  caller: StreamCaller,
): { readonly end: () => void; readonly close: () => void } {
  let isOver = false;
  const write = (text: string) => {
    if (isOver || stream.destroyed) return;
    if (!stream.push(text)) stream.destroy();
  };
  const end = () => {
    if (isOver || stream.destroyed) return;
    isOver = true;
    clearInterval(beat);
    stream.push(null);
  };
  write(': open\n\n');
  const stop = events({
    send: (event) => write(`event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`),
    end,
  });
  const beat = setInterval(() => {
    write(': beat\n\n');
    caller.isStillAdmitted().then(
      (isStill) => isStill || end(),
      // The database is away: the caller will be asked again when it is back.
      () => end(),
    );
  }, beatMs);
  beat.unref();
  const close = () => {
    clearInterval(beat);
    stop();
  };
  return { end, close };
}
