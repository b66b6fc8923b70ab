import { Client } from 'pg';

/** Where the database is, as the driver reads its address. */
export function databasePlace(databaseUrl: string): { readonly host: string; readonly port: number } {
  const { host, port } = new Client({ connectionString: databaseUrl });
  return { host, port };
}
