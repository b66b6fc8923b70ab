import { Client } from 'pg';
import type { Place } from './allow-only.ts';

/** As the driver reads the address. */
export function databasePlace(databaseUrl: string): Place {
  const { host, port } = new Client({ connectionString: databaseUrl });
  return { host, port };
}
