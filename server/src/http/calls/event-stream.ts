import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Notifications } from '../../database/connections/notifications.ts';
import { ProblemError } from '../problems.ts';

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
  readonly companyId: string | undefined;
  /** Whether the session and what it may do are as they were when the stream was opened. */
  isStillAdmitted(): Promise<boolean>;
}

/** A person with more tabs than this is a program. */
const streamsOfOne = 12;
/** What waits for a caller who does not read; then the stream ends and they may come again. */
const waitingBytes = 4 * 1024 * 1024;

/** How long a caller has to read that it is over. */
const farewellMs = 2_000;

/** Announced by the database with the id of the person or the company whose access has changed. */
const accessChannel = 'access';

export interface EventStreamDependencies {
  readonly notifications: Notifications;
  readonly beatMs: number;
}

/** Server-sent events: alive every few seconds. Whether the caller may still listen is asked with every beat, and at once
 *  when a session, a role or a subscription has changed: what was written after that is not sent before it is known. */
export function eventStreams(
  app: FastifyInstance,
  { notifications, beatMs }: EventStreamDependencies,
): EventStreams {
  const open = new Map<Readable, OpenStream>();
  const ofPerson = new Map<string, number>();
  app.addHook('preClose', async () => {
    for (const [stream, { end }] of open) bidFarewell(stream, end);
  });
  let isListening = false;
  const listen = () => {
    if (isListening) return;
    isListening = true;
    notifications.listen(accessChannel, {
      heard: (id) => {
        for (const { caller, askAnew } of open.values()) {
          if (caller.personId === id || caller.companyId === id) askAnew();
        }
      },
      missed: () => {
        for (const { askAnew } of open.values()) askAnew();
      },
    });
  };
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
      listen();
      const { end, askAnew, close } = begin(stream, events, beatMs, caller);
      open.set(stream, { caller, end, askAnew });
      // Between the call that opened this and now, the session may have ended.
      askAnew();
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

interface OpenStream {
  readonly caller: StreamCaller;
  /** Ends it as it should. */
  readonly end: () => void;
  /** Asks whether the caller may still listen; what is sent meanwhile waits for the answer. */
  readonly askAnew: () => void;
}

function begin<Event extends { readonly kind: string }>(
  stream: Readable,
  events: OpenEvents<Event>,
  beatMs: number,
  caller: StreamCaller,
): Omit<OpenStream, 'caller'> & { readonly close: () => void } {
  let isOver = false;
  let questions = 0;
  const waiting: string[] = [];
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
  const ask = async () => {
    questions += 1;
    // While the database is away nobody may: the caller is asked again when it is back.
    const isStill = await caller.isStillAdmitted().catch(() => false);
    questions -= 1;
    if (!isStill) end();
    if (questions === 0) for (const text of waiting.splice(0)) write(text);
  };
  const askAnew = () => void ask();
  write(': open\n\n');
  const stop = events({
    send(event) {
      const text = `event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;
      if (questions > 0) waiting.push(text);
      else write(text);
    },
    end,
  });
  const beat = setInterval(() => {
    write(': beat\n\n');
    askAnew();
  }, beatMs);
  beat.unref();
  const close = () => {
    clearInterval(beat);
    stop();
  };
  return { end, askAnew, close };
}
