import { readdirSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';

const ticksASecond = 100;

/** Milliseconds of processor time a process has used so far, all of its threads together. */
export function processorTimeOf(pid: number): number {
  const { own } = statOf(pid);
  return (own * 1_000) / ticksASecond;
}

/** The same of a whole PostgreSQL, those of its processes that have ended included. */
export function processorTimeOfPostgres(postmaster: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const { parent, own } = statOf(Number(name));
        return parent === postmaster ? [own] : [];
      } catch {
        // It ended while the others were read, and counts with its parent from now on.
        return [];
      }
    });
  const { own, ended } = statOf(postmaster);
  const ticks = children.reduce((sum, child) => sum + child, own + ended);
  return (ticks * 1_000) / ticksASecond;
}

/** The postmaster of the connected PostgreSQL. */
export async function postmasterOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return statOf(rows[0]?.pid ?? 0).parent;
}

/** In ticks, by their positions in proc(5) behind the name, which may hold spaces. */
function statOf(pid: number): { readonly parent: number; readonly own: number; readonly ended: number } {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
    (at) => fields[at] ?? 0,
  );
  return { parent, own: user + system, ended: endedUser + endedSystem };
}
