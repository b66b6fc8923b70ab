import { expect, test } from 'vitest';
import { anOrder, authorization, firstWork, orderAfter } from '../../testing/an-order.ts';
import { minutes } from '../../units.ts';
import { leftMinutes } from './left-minutes.ts';

const wall = 'wall|body';
const [, body] = firstWork.tasks;
const door = { ...body, key: 'door|body', lineNumber: 2, soldMinutes: minutes(120), needs: [] };
const done = (task: string) => ({ kind: 'tick-task', task }) as const;

/** An order with 60 minutes sold on the wall and 120 on a door of the same step. */
function twoOnStep(...ticked: string[]) {
  const work = { ...firstWork, version: 'S01', hash: 's', tasks: [...firstWork.tasks, door] } as never;
  return orderAfter(anOrder(), [authorization(work), ...ticked.map(done)], 10);
}

test.each([
  ['nothing was clocked', {}, {}, [], [60, 120]],
  ['it was clocked itself', { [wall]: 24 }, {}, [], [36, 120]],
  ['more was clocked than sold', { [wall]: 90 }, {}, [], [0, 120]],
  ['it is finished, early or late', { [wall]: 10 }, {}, [wall], [undefined, 120]],
  ['the step was clocked', {}, { 'body/body': 90 }, [], [30, 60]],
  ['the step was clocked, first for what is finished', {}, { 'body/body': 90 }, [wall], [undefined, 90]],
  ['the step was clocked for what is finished alone', {}, { 'body/body': 50 }, [wall], [undefined, 120]],
  ['the step was clocked beyond all that was sold', {}, { 'body/body': 500 }, [], [0, 0]],
] as const)('what is left of a task when %s', (_, byTask, byStep, ticked, expected) => {
  const left = leftMinutes(twoOnStep(...ticked), { byTask, byStep } as never);
  expect([left.get(wall), left.get('door|body')]).toEqual(expected);
});
