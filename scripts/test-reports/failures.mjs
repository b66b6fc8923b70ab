// Names every failed test at the very end of `npm test`: the beginning of a long log is often cut off.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../root.mjs';

/** @typedef {{ status: string, fullName: string, failureMessages: readonly string[] }} VitestTest */
/** @typedef {{ testResults: readonly { name: string, status: string, message: string, assertionResults: readonly VitestTest[] }[] }} VitestReport */
/** @typedef {{ errors: readonly { message?: string }[] }} StoryResult */
/** @typedef {{ title: string, ok: boolean, file: string, tests: readonly { results: readonly StoryResult[] }[] }} Story */
/** @typedef {{ specs?: readonly Story[], suites?: readonly StorySuite[] }} StorySuite */

/** A file that cannot be loaded has no failed test of its own, so its message stands for it.
 *  @param {VitestReport} report @returns {string[]} */
export function vitestFailures(report) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    if (status === 'failed' && assertionResults.length === 0) return [line(file, '', message)];
    return assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) => line(file, test.fullName, test.failureMessages[0] ?? test.status));
  });
}

/** @param {{ suites: readonly StorySuite[], errors: readonly { message?: string }[] }} report @returns {string[]} */
export function playwrightFailures({ suites, errors }) {
  const outside = errors.map((error) => line('e2e', '', error.message ?? ''));
  return [...outside, ...suites.flatMap(failedStories)];
}

/** @param {StorySuite} suite @returns {string[]} */
function failedStories({ specs = [], suites = [] }) {
  const own = specs
    .filter((story) => !story.ok || story.tests.length === 0)
    .map((story) => line(`e2e/${story.file}`, story.title, reasonOf(story)));
  return [...own, ...suites.flatMap(failedStories)];
}

/** @param {Story} story @returns {string} */
function reasonOf(story) {
  const messages = story.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
  return messages[0]?.message ?? '';
}

/** @param {string} file @param {string} title @param {string} reason */
function line(file, title, reason) {
  const plain = stripVTControlCharacters(reason).split('\n', 1)[0] ?? '';
  return ['✗', file, title, plain].filter(Boolean).join(' · ').slice(0, 400);
}
