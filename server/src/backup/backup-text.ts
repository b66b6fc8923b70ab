import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from './manifest.ts';

export function backupText({ tables, files }: Pick<Manifest, 'tables' | 'files'>): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const count = (number: number) => number.toLocaleString('en-US');
  return `${count(rows)} rows of ${count(tables.length)} tables and ${count(files.length)} files (${count(bytes)} bytes).`;
}

const tenGigabytes = 10_000_000_000;

/** The duration, and the time ten gigabytes would take at that speed. */
export function paceText(bytes: number, ms: number): string {
  const seconds = Math.max(ms, 1) / 1000;
  const perSecond = Math.max(bytes, 1) / seconds;
  const minutes = tenGigabytes / perSecond / 60;
  return `${seconds.toFixed(1)} s for ${(bytes / 1_000_000).toFixed(1)} MB, ${(perSecond / 1_000_000).toFixed(1)} MB/s: 10 GB would take ${minutes.toFixed(0)} min`;
}

/** The bytes of all files in a backup's folder. */
export async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
