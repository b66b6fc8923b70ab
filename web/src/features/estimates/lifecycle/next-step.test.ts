import { aLine } from '@dre/core/domain/testing/a-line';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const written = anEstimate({ lines: [aLine({ operation: 'replace' })] });
const version = { label: 'E01' } as (typeof written)['versions'][number];
const locked = { ...written, draft: null, stage: 'locked' as const, versions: [version] };

test('a version that is being written is sent for approval next, once it has a line', () => {
  expect(nextStep(written, true)).toEqual({ kind: 'send', isReady: true });
  expect(nextStep({ ...written, lines: [] }, true)).toEqual({ kind: 'send', isReady: false });
  expect(nextStep({ ...locked, draft: 'S01' }, true)).toEqual({ kind: 'send', isReady: true });
});

test('a locked version is followed by the supplement of the next number', () => {
  expect(nextStep(locked, true)).toEqual({ kind: 'supplement', number: 1 });
});

test('nothing comes next for a reader, nor with a void estimate', () => {
  expect(nextStep(written, false)).toBeNull();
  expect(nextStep(locked, false)).toBeNull();
  expect(nextStep({ ...locked, stage: 'void' }, true)).toBeNull();
});

test('nothing comes next for a completed estimate, and a supplement of it that was begun is sent', () => {
  expect(nextStep({ ...locked, stage: 'completed' }, true)).toBeNull();
  expect(nextStep({ ...locked, stage: 'completed', draft: 'S01' }, true)).toMatchObject({ kind: 'send' });
});
