import { utcMinute } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { refusalText } from './use-correction.ts';

test('a correction the server answered without storing it is told with its reason', () => {
  const stored = { kind: 'stored', notice: null } as const;
  const closed = { kind: 'pay-period-closed', until: utcMinute(0) } as const;
  expect(refusalText([stored])).toBeNull();
  expect(refusalText([stored, { kind: 'refused', refusal: closed }])).toMatch(/pay period is closed/);
  expect(refusalText([{ kind: 'refused', refusal: { kind: 'not-your-role' } }])).toMatch(/role/);
});
