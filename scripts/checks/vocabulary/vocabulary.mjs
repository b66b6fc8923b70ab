// Counts dialect words where the field has its own, by workspace, and never allows more than were recorded. `node
// scripts/checks/vocabulary/vocabulary.mjs --lower` records today's numbers where they are lower.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { root } from '../../root.mjs';
import { repositoryFiles } from '../sizes.mjs';

/** @typedef {{ file: string, text: string }} Source */
/** @typedef {{ words: Map<string, string>, openings: Map<string, string> }} Vocabulary A word and its replacement. */
/** @typedef {{ workspace: string, word: string, file: string, name: string }} Use */
/** @typedef {Record<string, Record<string, number>>} Counts Uses by workspace and word. */

const recordFile = `${root}/scripts/checks/vocabulary/recorded.json`;
const source = /^(core|illustrations|server|web|e2e|perf|chaos|scripts)\/.+\.(tsx?|mjs|cjs|css)$/;
const exported =
  /^export (?:default |declare |abstract |async )*(?:interface|type|class|enum|const|let|function\*?) (\w+)/gm;
/** The first words of a comment: of a run of `//` lines only the first line opens one. */
const opening = /(?<!\/\/.*\n)^[ \t]*\/\/ +(\w+)|(?<!['"`])\/\*\*?\s+(?:\* )?(\w+)/gm;

/**
 * Both tables of "Words we do not use"; the second is of openings.
 * @param {string} glossary
 * @returns {Vocabulary}
 */
export function readVocabulary(glossary) {
  const tables = glossary.slice(glossary.indexOf('## Words we do not use')).split(/^\| not this .*\n.*\n/m);
  const [words = new Map(), openings = new Map()] = tables.slice(1).map(rows);
  return { words, openings };
}

/** @param {string} table */
function rows(table) {
  /** @type {Map<string, string>} */
  const replacements = new Map();
  for (const [, words = '', instead = ''] of table.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)) {
    for (const word of words.split(', ')) replacements.set(word, instead);
  }
  return replacements;
}

/**
 * @param {readonly Source[]} files
 * @param {Vocabulary} vocabulary
 * @returns {Use[]}
 */
export function wordsInUse(files, { words, openings }) {
  return files.flatMap(({ file, text }) => {
    const workspace = source.exec(file)?.[1];
    if (workspace === undefined) return [];
    const names = [posix.basename(file), ...[...text.matchAll(exported)].map(([, name = '']) => name)];
    const inNames = names.flatMap((name) =>
      wordsOf(name)
        .filter((word) => words.has(word))
        .map((word) => ({ workspace, word, file, name })),
    );
    const inComments = [...text.matchAll(opening)].flatMap(([, line, block]) => {
      const word = (line ?? block ?? '').toLowerCase();
      return openings.has(word) ? [{ workspace, word: `${word} …`, file, name: 'a comment' }] : [];
    });
    return [...inNames, ...inComments];
  });
}

/** `usePhotoDesk` and `photo-desk.ts` in small words. @param {string} name */
function wordsOf(name) {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

/** @param {readonly Use[]} uses @returns {Counts} */
export function countsOf(uses) {
  /** @type {Counts} */
  const counts = {};
  for (const { workspace, word } of uses) {
    const ofWorkspace = (counts[workspace] ??= {});
    ofWorkspace[word] = (ofWorkspace[word] ?? 0) + 1;
  }
  return counts;
}

/**
 * @param {readonly Use[]} uses
 * @param {Counts} recorded
 * @param {Vocabulary} vocabulary
 */
export function grownWords(uses, recorded, { words, openings }) {
  const found = Object.entries(countsOf(uses)).flatMap(([workspace, counts]) =>
    Object.entries(counts).map(([word, count]) => ({ workspace, word, count })),
  );
  return found
    .filter(({ workspace, word, count }) => count > (recorded[workspace]?.[word] ?? 0))
    .map(({ workspace, word, count }) => {
      const instead = words.get(word) ?? openings.get(word.replace(' …', '')) ?? '';
      const places = uses
        .filter((use) => use.workspace === workspace && use.word === word)
        .toSorted((one, other) => changedAt(other.file) - changedAt(one.file))
        .slice(0, 3)
        .map(({ file, name }) => `${name} in ${file}`);
      return `${workspace}: "${word}" ${count} times, ${recorded[workspace]?.[word] ?? 0} recorded; instead: ${instead} (changed last: ${places.join('; ')})`;
    });
}

/** @param {string} file */
function changedAt(file) {
  return statSync(`${root}/${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** The complaints of `npm run check`. */
export function newDialect() {
  const vocabulary = readVocabulary(readFileSync(`${root}/docs/glossary.md`, 'utf8'));
  return grownWords(wordsInUse(sources(), vocabulary), recordedCounts(), vocabulary);
}

function sources() {
  return repositoryFiles()
    .filter((file) => source.test(file))
    .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));
}

/** @returns {Counts} */
function recordedCounts() {
  return JSON.parse(readFileSync(recordFile, 'utf8'));
}

/**
 * The recorded numbers, each lowered to today's; none is raised.
 * @param {Counts} recorded
 * @param {Counts} today
 */
export function lowered(recorded, today) {
  const lower = Object.entries(recorded).map(([workspace, words]) => {
    const left = Object.entries(words)
      .map(([word, count]) => [word, Math.min(count, today[workspace]?.[word] ?? 0)])
      .filter(([, count]) => count !== 0);
    return [workspace, Object.fromEntries(left)];
  });
  return /** @type {Counts} */ (Object.fromEntries(lower));
}

if (process.argv[2] === '--lower') {
  const vocabulary = readVocabulary(readFileSync(`${root}/docs/glossary.md`, 'utf8'));
  const today = countsOf(wordsInUse(sources(), vocabulary));
  writeFileSync(recordFile, `${JSON.stringify(lowered(recordedCounts(), today), undefined, 2)}\n`);
}
