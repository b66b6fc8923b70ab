// Loaded into the server before anything else: shifts its clock by the milliseconds in the file CHAOS_CLOCK names.
'use strict';
const { readFileSync } = require('node:fs');

const RealDate = Date;
const file = process.env['CHAOS_CLOCK'] ?? '';
let offset = 0;
let readAt = -1_000;

function now() {
  const moment = performance.now();
  if (moment - readAt > 20) {
    readAt = moment;
    offset = Number(readFileSync(file, 'utf8'));
  }
  return RealDate.now() + offset;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
