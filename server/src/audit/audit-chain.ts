import { createHash } from 'node:crypto';

/** One audit entry as it is sealed. Field order is part of the seal. */
export interface SealedEntry {
  readonly chain: string;
  readonly seq: string;
  readonly at: string;
  readonly kind: string;
  readonly personId: string | null;
  readonly requestId: string | null;
  readonly detail: Readonly<Record<string, string>>;
}

/** The value the first entry of a chain is sealed with. */
export const chainStart: Buffer = Buffer.alloc(32);

export function sealOf(entry: SealedEntry, previous: Buffer): Buffer {
  const { chain, seq, at, kind, personId, requestId, detail } = entry;
  const details = Object.entries(detail).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([chain, seq, at, kind, personId, requestId, details]);
  return createHash('sha256').update(previous).update(text).digest();
}
