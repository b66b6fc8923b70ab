// Loaded before the product (`node --import`): records every statement it sends, with its connection. Read from the
// wire protocol: https://www.postgresql.org/docs/current/protocol-message-formats.html
import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

const place = process.env['STATEMENTS_FILE'] ?? '/dev/null';
const version3 = 196_608;
const { write } = Socket.prototype;

/** @typedef {{ number: number, prepared: Map<string, string> }} Connection */
/** @type {WeakMap<Socket, Connection>} */
const connections = new WeakMap();
let opened = 0;

/** @this {Socket} */
Socket.prototype.write = function recorded(/** @type {unknown[]} */ ...given) {
  const [sent] = given;
  if (Buffer.isBuffer(sent)) note(this, sent);
  return Reflect.apply(write, this, given);
};

/** @param {Socket} socket @param {Buffer} sent Whole messages: the driver writes none in pieces. */
function note(socket, sent) {
  const connection = connections.get(socket);
  if (connection !== undefined) return readMessages(connection, sent);
  if (sent.length >= 8 && sent.readInt32BE(0) === sent.length && sent.readInt32BE(4) === version3) {
    connections.set(socket, { number: (opened += 1), prepared: new Map() });
  }
}

/** @param {Connection} connection @param {Buffer} sent */
function readMessages(connection, sent) {
  for (let at = 0; at < sent.length;) {
    const end = at + 1 + sent.readInt32BE(at + 1);
    const body = sent.subarray(at + 5, end);
    readMessage(connection, String.fromCharCode(sent[at] ?? 0), body);
    at = end;
  }
}

/** @param {Connection} connection @param {string} kind @param {Buffer} body */
function readMessage({ number, prepared }, kind, body) {
  if (kind === 'Q') say({ connection: number, text: wordAt(body, 0).word, values: [] });
  if (kind === 'P') {
    const name = wordAt(body, 0);
    prepared.set(name.word, wordAt(body, name.end).word);
  }
  if (kind === 'B') {
    const name = wordAt(body, wordAt(body, 0).end);
    say({
      connection: number,
      ...(name.word !== '' && { name: name.word }),
      text: prepared.get(name.word),
      values: valuesAt(body, name.end),
    });
  }
}

/** @param {Buffer} body @param {number} start */
function wordAt(body, start) {
  const stop = body.indexOf(0, start);
  return { word: body.toString('utf8', start, stop), end: stop + 1 };
}

/** @param {Buffer} body @param {number} start Behind the names: how the values are written comes first. */
function valuesAt(body, start) {
  let at = start + 2 + 2 * body.readInt16BE(start);
  const many = body.readInt16BE(at);
  at += 2;
  return Array.from({ length: many }, () => {
    const length = body.readInt32BE(at);
    at += 4;
    if (length < 0) return null;
    at += length;
    return body.toString('utf8', at - length, at);
  });
}

/** @param {object} statement */
function say(statement) {
  appendFileSync(place, `${JSON.stringify(statement)}\n`);
}
