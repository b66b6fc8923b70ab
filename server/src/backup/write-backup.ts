import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileStore } from '../storage/file-store.ts';
import { copyOut, sequencesOf, tablesOf, type TableToBack } from './backed-tables.ts';
import {
  type BackedFile,
  type BackedTable,
  keptFile,
  type Manifest,
  tableFile,
  writeManifest,
} from './manifest.ts';

/** Backs up all data as of one moment, while the product runs. */
export async function writeBackup(url: string, store: FileStore, folder: string): Promise<Manifest> {
  await mkdir(path.join(folder, 'tables'), { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 1) throw new Error(`${folder} is not empty. Name a new folder.`);
  const client = new Client({ connectionString: url, application_name: 'dre backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseBlindfolded(client);
    await client.query('begin isolation level repeatable read read only');
    const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
      'select name, checksum from migration order by name',
    );
    const tables: BackedTable[] = [];
    for (const table of await tablesOf(client)) tables.push(await backTable(client, folder, table));
    const sequences = await sequencesOf(client);
    await client.query('commit');
    // After the rows, so that every file they name exists.
    const files = await backFiles(store, folder);
    const madeAt = new Date().toISOString();
    const manifest: Manifest = { format: 1, madeAt, migrations, tables, sequences, files };
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    await client.end();
  }
}

/** Fails if row-level security applies: it would silently leave out every company. */
async function refuseBlindfolded(client: Client): Promise<void> {
  const { rows } = await client.query<{ sees: boolean }>(
    'select rolsuper or rolbypassrls as sees from pg_roles where rolname = current_user',
  );
  if (rows[0]?.sees !== true)
    throw new Error(
      'The user of DATABASE_URL sees no company’s rows. Give it BYPASSRLS for backups, or make it a superuser.',
    );
}

async function backTable(client: Client, folder: string, table: TableToBack): Promise<BackedTable> {
  const rows = client.query(copyTo(copyOut(table)));
  const hash = createHash('sha256');
  const file = createWriteStream(tableFile(folder, table), { mode: 0o600, flags: 'wx' });
  await pipeline(rows, hashing(hash), createGzip({ level: 1 }), file);
  return { ...table, rows: rows.rowCount, sha256: hash.digest('hex') };
}

async function backFiles(store: FileStore, folder: string): Promise<readonly BackedFile[]> {
  const files: BackedFile[] = [];
  for await (const key of store.keys()) {
    const found = await store.open(key);
    // Removed since it was listed: no row refers to it any more.
    if (found === undefined) continue;
    const place = keptFile(folder, key);
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    const hash = createHash('sha256');
    const file = createWriteStream(place, { mode: 0o600, flags: 'wx' });
    await pipeline(found.body, hashing(hash), file);
    files.push({ key, bytes: file.bytesWritten, sha256: hash.digest('hex') });
  }
  return files;
}

/** Passes data through and hashes it. */
export function hashing(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}
