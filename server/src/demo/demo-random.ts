import { createHash } from 'node:crypto';

// The demo is the same at every first start, dates apart: ids and choices follow from names.

const seedNumber = 20_261;

function digestOf(name: string): Buffer {
  return createHash('sha256')
    .update(`${String(seedNumber)} ${name}`)
    .digest();
}

/** A UUID that follows from its name within a company. */
export function demoId(company: string, name: string): string {
  const bytes = digestOf(`${company} ${name}`).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A whole number from 0 to `below` - 1. */
export function demoNumber(name: string, below: number): number {
  return digestOf(name).readUInt32BE(0) % below;
}

export function demoPick<Value>(name: string, from: readonly Value[]): Value {
  const found = from[demoNumber(name, from.length)];
  if (found === undefined) throw new Error('Nothing to choose from.');
  return found;
}
