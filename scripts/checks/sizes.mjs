import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { root } from '../root.mjs';

const longestSheet = 400;
const largestFile = 4 * 1024 * 1024;

/** Every file of the repository, tracked or about to be. */
export function repositoryFiles() {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((file) => file !== '' && existsSync(`${root}/${file}`));
}

/** Files too long to read in one sitting, which the linter does not check, and files no clone should carry. */
export function oversizedFiles() {
  return repositoryFiles().flatMap((file) => {
    const bytes = statSync(`${root}/${file}`).size;
    if (bytes > largestFile) return [`${file} has ${bytes} bytes; at most ${largestFile} are carried`];
    if (!/\.(css|sql|html|sh)$/.test(file)) return [];
    const lines = readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '');
    return lines.length > longestSheet ? [`${file} has ${lines.length} lines; at most ${longestSheet}`] : [];
  });
}
