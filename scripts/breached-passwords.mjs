// `node scripts/breached-passwords.mjs LIST …`: writes the fingerprints of passwords the server refuses. The lists hold
// one password a line, plain or gzipped; docs/decisions/0006-breached-passwords.md names them.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from './root.mjs';

/** Shorter ones are refused by their length. */
const leastLength = 12;
const target = join(root, 'server/src/features/account/breached-passwords.txt');

const prints = process.argv
  .slice(2)
  .map((path) => (path.endsWith('.gz') ? gunzipSync(readFileSync(path)) : readFileSync(path)))
  .flatMap((list) => list.toString('utf8').split(/\r?\n/))
  .filter((password) => [...password].length >= leastLength)
  .map((password) => createHash('sha256').update(password.toLowerCase()).digest('hex').slice(0, 10));
if (prints.length === 0) throw new Error('Name at least one list of passwords.');
const lines = [...new Set(prints)].toSorted();
writeFileSync(target, `${lines.join('\n')}\n`);
console.log(`${lines.length} fingerprints`);
