import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Notifications } from '../../database/connections/notifications.ts';
import { ProblemError } from '../problems.ts';

/** Receives the events of one open stream. */
export interface EventOutlet<Event> {
  send(event: Event): void;
  /** Ends the stream; the client may reconnect and name what it missed. */
  end(): void;
}

/** Returned by a streaming call: starts sending once its transaction has ended, and returns a stop function. */
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
  /** True while the session and its permissions are as they were when the stream opened. */
  isStillAuthorized(): Promise<boolean>;
}

/** More open streams than this come from a program, not from a person's tabs. */
const streamsOfOne = 12;
/** Buffer for a client that does not read; when it is full the stream ends and the client may reconnect. */
const waitingBytes = 4 * 1024 * 1024;

/** Time for clients to read the end of the stream before it is destroyed. */
const endMs = 2_000;

/** Channel that names the person or company whose access has changed. */
const accessChannel = 'access';

export interface EventStreamDependencies {
  readonly notifications: Notifications;
  readonly beatMs: number;
}

/**
 * Server-sent events with a heartbeat. Access is checked again with every beat, and at once when a session, role or
 * subscription changes; events sent during a check wait for its result.
 */
export function eventStreams(
  app: FastifyInstance,
  { notifications, beatMs }: EventStreamDependencies,
): EventStreams {
  const open = new Map<Readable, OpenStream>();
  const ofPerson = new Map<string, number>();
  app.addHook('preClose', async () => {
    for (const [stream, { end }] of open) endGracefully(stream, end);
  });
  let isListening = false;
  const listen = () => {
    if (isListening) return;
    isListening = true;
    notifications.listen(accessChannel, {
      received: (id) => {
        for (const { caller, recheckAccess } of open.values()) {
          if (caller.personId === id || caller.companyId === id) recheckAccess();
        }
      },
      missed: () => {
        for (const { recheckAccess } of open.values()) recheckAccess();
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
      const { end, recheckAccess, close } = begin(stream, events, beatMs, caller);
      open.set(stream, { caller, end, recheckAccess });
      // The session may have ended since the call that opened this stream.
      recheckAccess();
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

/** Ends the stream properly so that clients reconnect to another process; those that do not read are cut off. */
function endGracefully(stream: Readable, end: () => void): void {
  end();
  setTimeout(() => stream.destroy(), endMs).unref();
}

interface OpenStream {
  readonly caller: StreamCaller;
  readonly end: () => void;
  /** Checks access again; events wait for the result. */
  readonly recheckAccess: () => void;
}

function begin<Event extends { readonly kind: string }>(
  stream: Readable,
  events: OpenEvents<Event>,
  beatMs: number,
  caller: StreamCaller,
): Omit<OpenStream, 'caller'> & { readonly close: () => void } {
  let isEnded = false;
  let pendingChecks = 0;
  const waiting: string[] = [];
  const write = (text: string) => {
    if (isEnded || stream.destroyed) return;
    if (!stream.push(text)) stream.destroy();
  };
  const end = () => {
    if (isEnded || stream.destroyed) return;
    isEnded = true;
    clearInterval(beat);
    stream.push(null);
  };
  const checkAccess = async () => {
    pendingChecks += 1;
    // No access while the database is away: the client reconnects when it is back.
    const hasAccess = await caller.isStillAuthorized().catch(() => false);
    pendingChecks -= 1;
    if (!hasAccess) end();
    if (pendingChecks === 0) for (const text of waiting.splice(0)) write(text);
  };
  const recheckAccess = () => void checkAccess();
  write(': open\n\n');
  const stop = events({
    send(event) {
      const text = `event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;
      if (pendingChecks > 0) waiting.push(text);
      else write(text);
    },
    end,
  });
  const beat = setInterval(() => {
    write(': beat\n\n');
    recheckAccess();
  }, beatMs);
  beat.unref();
  const close = () => {
    clearInterval(beat);
    stop();
  };
  return { end, recheckAccess, close };
}
