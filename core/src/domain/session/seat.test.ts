import fc from 'fast-check';
import { expect, test } from 'vitest';
import { devicesAllowed, devicesPerPerson, sessionsToEnd } from './seat.ts';

const limit = fc.integer({ min: devicesPerPerson.fewest, max: devicesPerPerson.most });

test('a further device leaves as many sessions as the seat has devices, and ends only those idle longer than all that stay', () => {
  const moments = fc.uniqueArray(fc.integer({ min: 0, max: 1_000 }), { maxLength: 8 });
  fc.assert(
    fc.property(moments, limit, (lastActive, allowed) => {
      const others = lastActive.map((at) => ({ lastActiveAt: new Date(at) }));
      const ended = sessionsToEnd(others, allowed);
      const remaining = others.filter((session) => !ended.includes(session));
      expect(remaining.length + 1).toBe(Math.min(others.length + 1, allowed));
      for (const one of ended)
        for (const other of remaining) expect(one.lastActiveAt < other.lastActiveAt).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test('without a company a seat has three devices; of several companies the strictest counts', () => {
  expect(devicesAllowed([])).toBe(3);
  expect(devicesAllowed([{ devicesPerPerson: 5 }, { devicesPerPerson: 2 }])).toBe(2);
});
