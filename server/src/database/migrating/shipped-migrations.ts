/// <reference types="vite/types/importMeta.d.ts" />
import { createHash } from 'node:crypto';

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** The .sql files of `migrations` in the order of their names; bundled into the built server. */
export function shippedMigrations(): Migration[] {
  const files = import.meta.glob<string>('../migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  return Object.entries(files)
    .map(([path, sql]) => ({ name: path.slice(path.lastIndexOf('/') + 1), sql }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Line endings may differ between checkouts of the same file. */
export function checksumOf(migration: Migration): string {
  return createHash('sha256').update(migration.sql.replaceAll('\r\n', '\n')).digest('hex');
}
