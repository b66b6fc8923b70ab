import { readFileSync } from 'node:fs';
import { root } from '../root.mjs';
import { repositoryFiles } from './sizes.mjs';

const exportedType = /^export (?:declare )?(?:interface|type|class|enum) (\w+)/gm;
const source = /^(core|illustrations|server|web)\/src\/.+(?<!\.test)\.tsx?$/;

/**
 * Type names that two files of a workspace export: a reader who looks for one finds the other.
 * @param {readonly { file: string, text: string }[]} files
 */
export function namesStandingTwice(files = sources()) {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const { file, text } of files) {
    const workspace = source.exec(file)?.[1];
    if (workspace === undefined) continue;
    for (const [, name = ''] of text.matchAll(exportedType)) {
      const key = `${workspace}: ${name}`;
      places.set(key, [...(places.get(key) ?? []), file]);
    }
  }
  return [...places]
    .filter(([, found]) => found.length > 1)
    .map(([key, found]) => `${key} is exported by ${found.join(' and ')}`);
}

function sources() {
  return repositoryFiles()
    .filter((file) => source.test(file))
    .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));
}
