import { anOrder, aWorkTask, authorization, firstWork, orderAfter } from '@dre/core/domain/testing/an-order';
import { expect, test } from 'vitest';
import { workRows } from '../work/work-rows.ts';
import { drawnWork } from './drawn-work.ts';

const wall = aWorkTask({
  lineNumber: 2,
  key: 'line-2|body',
  description: 'Rear wall',
  location: { side: 'rear', subSide: 'center', region: 'rear.wall' },
});
const molding = aWorkTask({
  lineNumber: 2,
  key: 'need:ML-CRN-R:ri:rear/left-corner|body|off',
  description: 'Corner molding',
  operation: 'ri',
  half: 'off',
  phase: 'teardown',
  location: { side: 'roof', subSide: 'rear', region: 'roof.trim' },
});

test('a line has its number on its own part, though an operation it requires elsewhere is done first', () => {
  const work = { ...firstWork, version: 'S01', hash: 'h', tasks: [molding, wall], parts: [] } as never;
  const order = orderAfter(anOrder(), [authorization(work)], 10);
  const steps = workRows({
    order,
    clocked: { byTask: {}, byStep: {}, hasAssumedEnd: false },
    onClock: [],
    holds: [],
  });
  expect(steps.map(({ name }) => name).indexOf('Teardown, body')).toBeLessThan(
    steps.map(({ name }) => name).indexOf('Body'),
  );
  expect(drawnWork(steps)).toMatchObject([
    { number: 2, description: 'Rear wall', location: { region: 'rear.wall' }, isReplaced: true },
  ]);
});
