import { expect, test } from 'vitest';
import { latestOnly } from './latest-only.ts';

function aConversation() {
  const put: [number, string][] = [];
  const reported: [string, string][] = [];
  const questions = latestOnly<string, string>((question, answer) => reported.push([question, answer]));
  questions.open((id, question) => put.push([id, question]));
  return { put, told: reported, questions };
}

test('keys typed while an answer is awaited are skipped but for the last', () => {
  const { put, told: reported, questions } = aConversation();
  for (const typed of ['a', 'aw', 'awn', 'awni']) questions.ask(typed);
  expect(put).toEqual([[1, 'a']]);
  questions.answered(1, 'stale');
  expect(put).toEqual([
    [1, 'a'],
    [4, 'awni'],
  ]);
  questions.answered(4, 'found');
  expect(reported).toEqual([['awni', 'found']]);
});

test('a reply to an outdated question is dropped', () => {
  const { told: reported, questions } = aConversation();
  questions.ask('a');
  questions.answered(7, 'other');
  questions.answered(1, 'found');
  questions.answered(1, 'again');
  expect(reported).toEqual([['a', 'found']]);
});

test('text typed before the search is ready is sent as soon as it is', () => {
  const put: string[] = [];
  const questions = latestOnly<string, string>(() => undefined);
  questions.ask('a');
  questions.ask('aw');
  questions.open((_, question) => put.push(question));
  expect(put).toEqual(['aw']);
});

test('an unanswered question is sent to the next sender, an answered one is not', () => {
  const { put, told: reported, questions } = aConversation();
  const others: [number, string][] = [];
  questions.ask('a');
  questions.open((id, question) => others.push([id, question]));
  questions.answered(1, 'found');
  questions.open((id, question) => put.push([id, question]));
  expect(others).toEqual([[1, 'a']]);
  expect(put).toEqual([[1, 'a']]);
  expect(reported).toEqual([['a', 'found']]);
});
