import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DBFFile } from 'dbffile';
import type { EmsFile } from '../domain/exchange/ems/write-ems.ts';

export type ReadRecord = Readonly<Record<string, unknown>>;

/** Writes the files into a folder that is gone afterwards. */
export async function inFolder<T>(
  files: readonly EmsFile[],
  work: (folder: string) => Promise<T> | T,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'dre-ems-'));
  try {
    for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every table of a set by its extension, read by somebody else's reader. */
export function readWithDbffile(
  files: readonly EmsFile[],
): Promise<
  ReadonlyMap<string, { readonly fields: readonly string[]; readonly records: readonly ReadRecord[] }>
> {
  return inFolder(files, async (folder) => {
    const tables = new Map<string, { fields: string[]; records: ReadRecord[] }>();
    for (const { name } of files.filter((file) => !file.name.endsWith('.dbt'))) {
      const table = await DBFFile.open(join(folder, name), { encoding: 'windows-1252' });
      tables.set(name.slice(-3), {
        fields: table.fields.map(
          ({ name: field, type, size, decimalPlaces }) => `${field} ${type}${size}.${decimalPlaces ?? 0}`,
        ),
        records: await table.readRecords(),
      });
    }
    return tables;
  });
}
