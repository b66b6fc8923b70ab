import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Tells a process from a later one with the same id. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startedAt: string;
}

interface ProcessState extends ProcessIdentity {
  readonly command: string;
  readonly isZombie: boolean;
}

export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, startedAt: processState(process.pid)?.startedAt ?? '' };
}

/** A zombie still has an id but can neither serve nor hold anything, so it counts as gone. */
export function isSameProcessAlive(identity: ProcessIdentity): boolean {
  const state = processState(identity.pid);
  return state !== undefined && !state.isZombie && state.startedAt === identity.startedAt;
}

/** True if this id belongs to a living PostgreSQL and not to a process that reuses it. */
export function isLivingPostgres(pid: number): boolean {
  const state = processState(pid);
  return state !== undefined && !state.isZombie && state.command.includes('postgres');
}

function processState(pid: number): ProcessState | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  return process.platform === 'linux' ? stateFromProc(pid) : stateFromPs(pid);
}

function stateFromProc(pid: number): ProcessState | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The command is in parentheses and may itself contain spaces and parentheses.
  const end = stat.lastIndexOf(')');
  const fields = stat.slice(end + 2).split(' ');
  return {
    pid,
    command: stat.slice(stat.indexOf('(') + 1, end),
    isZombie: fields[0] === 'Z' || fields[0] === 'X',
    startedAt: fields[19] ?? '',
  };
}

function stateFromPs(pid: number): ProcessState | undefined {
  try {
    const line = execFileSync('ps', ['-o', 'state=,lstart=,comm=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    const [state = '', ...rest] = line.split(/\s+/);
    return {
      pid,
      isZombie: state.startsWith('Z'),
      startedAt: rest.slice(0, 5).join(' '),
      command: rest.slice(5).join(' '),
    };
  } catch {
    return undefined;
  }
}
