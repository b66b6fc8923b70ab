import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/** The account PostgreSQL runs under. PostgreSQL refuses to run as root and should own nothing but its data. */
export interface Runner {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
  /** True if this process is root and the runner is another account. */
  readonly isLowered: boolean;
}

const serviceAccount = 'dre-postgres';

/** The owner of existing data; else this user, or for root an account created for the purpose. */
export function chooseRunner(dataFolder: string): Runner {
  const self = { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 };
  const owner = ownerOf(dataFolder);
  if (self.uid !== 0) {
    if (owner !== undefined && owner.uid !== self.uid) {
      throw new Error(
        `The database in ${dataFolder} belongs to another user (uid ${owner.uid}). Start as that user or as root, or set DATA_DIR to another folder.`,
      );
    }
    return { name: 'this user', ...self, isLowered: false };
  }
  if (owner !== undefined && owner.uid !== 0) return { name: `uid ${owner.uid}`, ...owner, isLowered: true };
  return serviceRunner();
}

/** Tests access to the folder by running a shell as that user. */
export function canEnter(runner: Runner, folder: string): boolean {
  return succeedsAs(runner, 'cd -- "$1"', folder);
}

export function canRun(runner: Runner, executable: string): boolean {
  return succeedsAs(runner, 'test -x "$1" && "$1" --version >/dev/null 2>&1', executable);
}

/** Keeps our environment (mail passwords, database addresses) out of the database processes. */
export function runnerOptions(runner: Runner): { uid?: number; gid?: number; env: NodeJS.ProcessEnv } {
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  return runner.isLowered ? { uid: runner.uid, gid: runner.gid, env } : { env };
}

function succeedsAs(runner: Runner, command: string, argument: string): boolean {
  const result = spawnSync('/bin/sh', ['-c', command, 'sh', argument], {
    ...runnerOptions(runner),
    cwd: '/',
    stdio: 'ignore',
  });
  return result.status === 0;
}

function ownerOf(dataFolder: string): { uid: number; gid: number } | undefined {
  const status = statSync(join(dataFolder), { throwIfNoEntry: false });
  return status && { uid: status.uid, gid: status.gid };
}

function serviceRunner(): Runner {
  const account = accountNamed(serviceAccount) ?? createServiceAccount() ?? accountNamed('nobody');
  if (account === undefined) {
    throw new Error(
      'PostgreSQL must not run as root, and neither an account for it nor "nobody" is to be had. Start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return account;
}

function createServiceAccount(): Runner | undefined {
  // Two starts at once may both try; the second finds the account created.
  spawnSync(
    '/usr/sbin/useradd',
    [
      '--system',
      '--no-create-home',
      '--home-dir',
      '/nonexistent',
      '--shell',
      '/usr/sbin/nologin',
      '--user-group',
      serviceAccount,
    ],
    { stdio: 'ignore', env: {} },
  );
  return accountNamed(serviceAccount);
}

function accountNamed(name: string): Runner | undefined {
  const uid = numberFromId('-u', name);
  const gid = numberFromId('-g', name);
  return uid === undefined || gid === undefined ? undefined : { name, uid, gid, isLowered: true };
}

function numberFromId(flag: '-u' | '-g', name: string): number | undefined {
  const result = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return result.status === 0 ? Number(result.stdout.trim()) : undefined;
}
