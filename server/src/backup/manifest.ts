import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Migration } from '../database/migrating/shipped-migrations.ts';

/** The content of a backup and its checksums. Written last: a folder without it is no backup. */
export interface Manifest {
  readonly format: 1;
  readonly madeAt: string;
  /** The migrations of the backed up database. */
  readonly migrations: readonly (Pick<Migration, 'name'> & { readonly checksum: string })[];
  readonly tables: readonly BackedTable[];
  readonly sequences: readonly BackedSequence[];
  readonly files: readonly BackedFile[];
}

export interface BackedTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** Hash of PostgreSQL's output before compression. */
  readonly sha256: string;
}

export interface BackedSequence {
  readonly schema: string;
  readonly name: string;
  /** As text, because it may exceed the safe integers. */
  readonly last: string;
}

export interface BackedFile {
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
}

export function tableFile(folder: string, { schema, name }: Pick<BackedTable, 'schema' | 'name'>): string {
  return path.join(folder, 'tables', `${schema}.${name}.copy.gz`);
}

export function keptFile(folder: string, key: string): string {
  return path.join(folder, 'files', ...key.split('/'));
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(manifestFile(folder), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new Error(`${folder} is no backup: it has no manifest.json, or it was not finished.`);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1)
    throw new Error('This backup was made by a newer version of the product. Restore it with that one.');
  return manifest;
}

function manifestFile(folder: string): string {
  return path.join(folder, 'manifest.json');
}
