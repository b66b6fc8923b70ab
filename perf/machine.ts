import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';
import { root } from '../scripts/root.mjs';

/** Describes the machine, to know whether two figures may be compared. */
export function machineOf(chromium: string): string {
  const all = cpus();
  const gigabytes = Math.round(totalmem() / 1_073_741_824);
  return [
    `${all.length} × ${all[0]?.model.trim() ?? 'processor'}`,
    `${gigabytes} GB`,
    `${type()} ${release()}`,
    `Node ${process.versions.node}`,
    `Chromium ${chromium}`,
  ].join(', ');
}

/** The measured commit; a plus marks changed files. */
export function commitNow(): string {
  try {
    const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });
    const hash = git('rev-parse', '--short=8', 'HEAD').trim();
    const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', ':!perf/RESULTS.md') !== '';
    return isChanged ? `${hash}+` : hash;
  } catch {
    return 'unknown';
  }
}
