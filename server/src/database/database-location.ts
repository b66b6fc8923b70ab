import { Client } from 'pg';

/** Host and port of the database, parsed as the driver does. */
export function databaseLocation(databaseUrl: string): { readonly host: string; readonly port: number } {
  const { host, port } = new Client({ connectionString: databaseUrl });
  return { host, port };
}
