import type { Manifest } from './manifest.ts';

export function sayBackup({ tables, files }: Pick<Manifest, 'tables' | 'files'>): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const count = (number: number) => number.toLocaleString('en-US');
  return `${count(rows)} rows of ${count(tables.length)} tables and ${count(files.length)} files (${count(bytes)} bytes).`;
}
