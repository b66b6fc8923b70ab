import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProcessIdentity, isSameProcessAlive, thisProcess } from './process-life.ts';

/**
 * One process at a time owns a data folder. A lock left by a killed process is taken over; one held by a living process
 * is an error that says so.
 */
export function takeOwnerLock(folder: string): () => void {
  const lock = join(folder, 'in-use.json');
  const mine = JSON.stringify(thisProcess());
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, mine, { mode: 0o644 });
  try {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      if (linked(draft, lock)) return () => releaseOwnerLock(lock, mine);
      setAsideIfStale(lock, folder);
    }
    throw new Error(`The data folder ${folder} cannot be locked: ${lock} keeps coming back.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A link appears with its content or not at all, so no reader sees a half-written lock. */
function linked(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function setAsideIfStale(lock: string, folder: string): void {
  const held = contentOf(lock);
  if (held === undefined) return;
  const owner = ownerIn(held);
  if (owner !== undefined && isSameProcessAlive(owner)) {
    throw new Error(
      `The data folder ${folder} is in use by process ${owner.pid}. Stop that process first, or set DATA_DIR to another folder.`,
    );
  }
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  // Another process may have replaced the stale lock between check and move: restore it.
  if (contentOf(aside) !== held) linked(aside, lock);
  rmSync(aside, { force: true });
}

function releaseOwnerLock(lock: string, mine: string): void {
  if (contentOf(lock) === mine) rmSync(lock, { force: true });
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function ownerIn(content: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(content) as ProcessIdentity;
  } catch {
    return undefined;
  }
}
