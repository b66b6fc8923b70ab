import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { aLine } from '@dre/core/domain/testing/a-line';
import { smallBook } from '@dre/core/domain/testing/small-book';
import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { cents } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import {
  choiceKey,
  choicesInSight,
  type LifeChoice,
  lifeChoices,
  type ShopOfEstimate,
} from './life-steps.ts';
import { firstRecord, recordChange } from './record-fields.ts';

const by = { by: 'Dana', at: '2026-11-15T10:42:00Z' } as const;

const authorize: Change = { kind: 'approve', reason: 'rain is coming in', ...by };

function after(...changes: Change[]): Estimate {
  const draft = anEstimate({ lines: [aLine({ operation: 'replace', price: cents(500) })] });
  return changes.reduce<Estimate>((estimate, change) => {
    const done = applyEdit(estimate, change, smallBook);
    if (!done.ok) throw new Error(done.refusal.kind);
    return done.value;
  }, draft);
}

const lives: readonly (readonly [string, Estimate])[] = [
  ['draft', after()],
  ['locked', after({ kind: 'lock', ...by })],
  ['approved', after({ kind: 'lock', ...by }, authorize)],
  ['declined', after({ kind: 'lock', ...by }, { kind: 'decline', ...by })],
  ['in repair', after({ kind: 'lock', ...by }, authorize, { kind: 'start-repair', ...by })],
  ['supplement', after({ kind: 'lock', ...by }, { kind: 'start-supplement' })],
  ['void', after({ kind: 'lock', ...by }, { kind: 'void', ...by })],
  ['void draft', after({ kind: 'void', ...by })],
];

function changeOf(choice: LifeChoice, estimate: Estimate): Change | null {
  if (choice.kind === 'record') {
    const fields = { ...firstRecord(estimate, new Date(by.at)), name: 'Ana', note: 'said so' };
    return recordChange(choice.record, { ...fields, id: 'a', version: 'E01', by });
  }
  if (choice.kind === 'withdraw') {
    return { kind: 'withdraw-agreement', version: 'E01', agreementId: choice.agreementId, ...by };
  }
  if (choice.kind === 'step') return { kind: choice.step, ...by };
  if (choice.kind === 'back') return { kind: 'return-to-stage', stage: choice.stage };
  if (choice.kind === 'discard') return { kind: 'discard-supplement' };
  return choice.kind === 'supplement' ? { kind: 'start-supplement' } : null;
}

test.each(lives)('every action offered for an estimate that is %s is accepted', (_, estimate) => {
  const choices = lifeChoices(estimate, true);
  for (const choice of choices) {
    const change = changeOf(choice, estimate);
    if (change !== null)
      expect([choice.label, applyEdit(estimate, change, smallBook).ok]).toEqual([choice.label, true]);
  }
  expect(choices.length).toBeGreaterThan(2);
});

test('only a supplement in work can be discarded, and only by somebody who edits', () => {
  const discards = (estimate: Estimate, mayEdit = true) =>
    lifeChoices(estimate, mayEdit).filter(({ kind }) => kind === 'discard');
  const supplement = after({ kind: 'lock', ...by }, { kind: 'start-supplement' });
  expect(discards(supplement)).toMatchObject([{ label: 'Discard supplement 1', isDanger: true }]);
  expect(discards(supplement, false)).toEqual([]);
  expect(discards(after({ kind: 'lock', ...by }))).toEqual([]);
});

test('users who only read are offered reading', () => {
  expect(lifeChoices(after({ kind: 'lock', ...by }), false).map(({ kind }) => kind)).toEqual([
    'versions',
    'documents',
  ]);
});

test('the visible buttons keep their positions when an email makes a locked estimate a sent one', () => {
  const sending = { id: 's', to: 'customer', recipient: 'Ana', how: 'own-mail', on: by.at } as const;
  const locked = after({ kind: 'lock', ...by });
  const sent = after({ kind: 'lock', ...by }, { kind: 'record-sending', version: 'E01', sending, ...by });
  const inSight = (estimate: Estimate) =>
    choicesInSight(lifeChoices(estimate, true)).map(({ choice, isLikeliest }) => [
      choiceKey(choice),
      isLikeliest,
    ]);
  expect(inSight(locked)).toEqual([
    ['agreement', false],
    ['send', true],
  ]);
  expect(inSight(sent)).toEqual([
    ['agreement', true],
    ['send', false],
  ]);
});

test.each(lives)('each choice of an estimate that is %s has a key of its own', (_, estimate) => {
  const keys = lifeChoices(estimate, true).map(choiceKey);
  expect(new Set(keys).size).toBe(keys.length);
});

test('with a shop, starting the repair leads to the repair order, and without one it stays a step of the estimate', () => {
  const approved = after({ kind: 'lock', ...by }, authorize);
  const inRepair = after({ kind: 'lock', ...by }, authorize, { kind: 'start-repair', ...by });
  const first = (estimate: Estimate, shop: ShopOfEstimate | null, mayEdit = true) =>
    lifeChoices(estimate, mayEdit, shop)[0];
  const [empty, opened] = [{ order: null }, { order: 'RO-10032' }];
  expect(first(approved, empty)).toEqual({ kind: 'repair-order', label: 'Start repair' });
  expect(first(approved, opened)).toEqual({ kind: 'repair-order', label: 'Open RO-10032' });
  expect(first(approved, opened, false)).toEqual({ kind: 'repair-order', label: 'Open RO-10032' });
  expect(first(approved, null)).toEqual({ kind: 'step', step: 'start-repair', label: 'Start repair' });
  expect(first(inRepair, empty)).toEqual({ kind: 'repair-order', label: 'Repair order' });
  expect(first(inRepair, opened)).toEqual({ kind: 'repair-order', label: 'Open RO-10032' });
  expect(lifeChoices(inRepair, true, opened).map(choiceKey)).toContain('complete');
  expect(first(inRepair, empty, false)).toEqual({ kind: 'repair-order', label: 'Repair order' });
  expect(first(approved, empty, false)).toEqual({ kind: 'versions', label: 'Versions and changes' });
});
