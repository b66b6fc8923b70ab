import { expect, test } from 'vitest';
import { expectedPairs, ownForty, theirForty } from '../../../testing/forty-lines.ts';
import { aProfile } from '../../testing/a-profile.ts';
import { aWorkItem } from '../../testing/a-work-item.ts';
import { matchTasks } from './match-tasks.ts';
import { type ComparedTask, foreignTasks, ownTasks } from './task.ts';

const lineOf = ({ line }: ComparedTask) => line;

test('of forty lines written by two systems at least 95 in 100 pairs are right and at least 95 in 100 are found', () => {
  const { pairs } = matchTasks(ownTasks(ownForty, aProfile()), foreignTasks(theirForty));
  const found = pairs.map(({ ours, theirs }) => `${ours.line} ${theirs.line}`);
  const expected = new Set(expectedPairs.map(([ours, theirs]) => `${ours} ${theirs}`));
  const right = found.filter((pair) => expected.has(pair)).length;
  expect(right / found.length).toBeGreaterThanOrEqual(0.95);
  expect(right / expected.size).toBeGreaterThanOrEqual(0.95);
});

test('work only one of the two has is listed separately', () => {
  const { onlyOurs, onlyTheirs } = matchTasks(ownTasks(ownForty, aProfile()), foreignTasks(theirForty));
  expect(onlyOurs.map(lineOf)).toEqual([20, 37, 38, 40]);
  expect(onlyTheirs.map(lineOf)).toEqual([36, 37, 38, 39]);
});

test('the order the lines were written in does not change which are the same work', () => {
  const [ours, theirs] = [ownTasks(ownForty, aProfile()), foreignTasks(theirForty)];
  const pairsOf = (left: readonly ComparedTask[], right: readonly ComparedTask[]) =>
    new Set(matchTasks(left, right).pairs.map((pair) => `${pair.ours.line} ${pair.theirs.line}`));
  expect(pairsOf(ours.toReversed(), theirs.toReversed())).toEqual(pairsOf(ours, theirs));
});

test('painting on the line of a panel is matched with a line of its own', () => {
  const both = { type: 'LAB', book: 20, billed: 20, isIncluded: false };
  const [line] = theirForty.lines;
  const foreign = {
    ...theirForty,
    lines: [
      {
        ...line,
        description: 'Repl RT Rear door',
        operation: 'OP11',
        labor: [both, { ...both, type: 'LAR', billed: 15 }],
      },
    ] as unknown as typeof theirForty.lines,
  };
  const place = { side: 'curb', subSide: '', region: null } as const;
  const ours = [
    aWorkItem({ number: 1, description: 'Rear door', operation: 'replace', place }, { body: 25 }),
    aWorkItem({ number: 2, description: 'Rear door', operation: 'refinish', place }, { refinish: 15 }),
  ];
  const { pairs, onlyOurs } = matchTasks(ownTasks(ours, aProfile()), foreignTasks(foreign));
  expect(onlyOurs).toEqual([]);
  expect(pairs.map((pair) => [pair.ours.line, [...pair.theirs.labor.keys()]])).toEqual([
    [1, ['LAB']],
    [2, ['LAR']],
  ]);
});
