import { Socket } from 'node:net';
import path from 'node:path';

/** An allowed destination: a host as configured, not as resolved, and its port. */
export interface HostAndPort {
  readonly host: string;
  readonly port: number;
}

type Connect = typeof Socket.prototype.connect;

/**
 * From now on this thread connects to no other destination, whichever package tries: every client uses this one method
 * of Node. Connections to our embedded PostgreSQL use its socket, which has a path.
 */
export function allowOnly(places: readonly HostAndPort[]): { lift(): void } {
  const allowed = new Set(places.map(nameOf));
  const { connect } = Socket.prototype;
  const guarded = function (this: Socket, ...asked: readonly unknown[]): Socket {
    const place = placeOf(asked);
    if (!allowed.has(place) && !isPostgresSocket(place))
      throw new ConnectionRefused(`No connection to ${place} was configured, so none is made.`);
    return Reflect.apply(connect, this, asked) as Socket;
  };
  Socket.prototype.connect = guarded as Connect;
  return {
    lift: () => {
      Socket.prototype.connect = connect;
    },
  };
}

/** Thrown for a host the operator did not configure. */
class ConnectionRefused extends Error {
  override readonly name = 'ConnectionRefused';
}

function nameOf({ host, port }: HostAndPort): string {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return `${bare}:${String(port)}`;
}

/** The destination in every form of arguments: Node's normalized array, an object, a path, or a port and a host. */
function placeOf(asked: readonly unknown[]): string {
  const [first, second] = Array.isArray(asked[0]) ? (asked[0] as unknown[]) : asked;
  if (typeof first === 'object' && first !== null) {
    const { path: socket, host, port } = first as { path?: unknown; host?: unknown; port?: unknown };
    return typeof socket === 'string' ? socket : nameOf(placeNamed(host, port));
  }
  if (typeof first === 'string' && !/^\d+$/.test(first)) return first;
  return nameOf(placeNamed(second, first));
}

function placeNamed(host: unknown, port: unknown): HostAndPort {
  return { host: typeof host === 'string' && host !== '' ? host : 'localhost', port: Number(port) };
}

function isPostgresSocket(place: string): boolean {
  return path.isAbsolute(place) && /^\.s\.PGSQL\.\d+$/.test(path.basename(place));
}
