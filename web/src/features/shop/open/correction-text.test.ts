import type { CorrectionTrace } from '@dre/core/domain/shop/clock/correction-trace';
import { expect, test } from 'vitest';
import { correctionText } from './correction-text.ts';

const words = { zone: 'America/Detroit', label: ({ on }: { on: string }) => (on === 'off' ? 'Off' : 'Meal') };
const trace: CorrectionTrace = {
  id: 'c',
  punch: 'p',
  by: 'Rosa Delgado',
  at: 0,
  why: 'Ate earlier.',
  time: { before: Date.parse('2026-11-19T04:19:00Z'), after: Date.parse('2026-11-19T03:50:00Z') },
  target: null,
  settles: null,
};

test('a correction is told with the old time, its author and the reason', () => {
  expect(correctionText(trace, words)).toBe('11:19 PM became 10:50 PM, by Rosa Delgado: Ate earlier.');
  const target = {
    before: { on: 'activity', activity: 'meal', order: null },
    after: { on: 'off' },
  } as const;
  expect(correctionText({ ...trace, by: '', time: null, target }, words)).toBe(
    'Meal became Off: Ate earlier.',
  );
});

test('a press put on another day is told with both days', () => {
  const after = Date.parse('2026-11-18T22:00:00Z') - 86_400_000;
  const time = { before: Date.parse('2026-11-18T13:00:00Z'), after };
  expect(correctionText({ ...trace, time }, words)).toMatch(
    /^Wed, Nov 18, 8:00 AM became Tue, Nov 17, 5:00 PM/,
  );
});
