import { expect, test } from 'vitest';
import { anOrder } from '../../testing/an-order.ts';
import { redoKey, redoReason, workBefore } from './check-state.ts';

test('a check comes after the work of its department, not after that of others', () => {
  const order = anOrder();
  const checkOf = (department: 'body' | 'systems') => {
    const [check] = order.checks;
    if (check === undefined) throw new Error('The order has no check.');
    return { ...check, work: { ...check.work, department } };
  };
  expect(workBefore(order, checkOf('systems'))).toEqual([]);
  expect(workBefore(order, checkOf('body')).map(({ work }) => work.key)).toEqual(['wall|body']);
  const done = anOrder([{ kind: 'tick-task', task: 'wall|body' }]);
  expect(workBefore(done, checkOf('body'))).toEqual([]);
});

test('a task that is done again says what the check found', () => {
  const result = { id: 'result-1', photos: [], reading: '', note: 'Leaks at the regulator' };
  const order = anOrder([{ kind: 'fail-check', check: 'lp-pressure', result }]);
  expect(redoReason(order, redoKey('result-1'))).toBe('Leaks at the regulator');
  expect(redoReason(order, 'wall|body')).toBe('');
});
