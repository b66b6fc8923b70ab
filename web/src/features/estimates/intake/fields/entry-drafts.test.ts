import { expect, test } from 'vitest';
import { entryDrafts, isOvertaken } from './entry-drafts.ts';

function storage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

test('a draft records the value it was typed over, and never overwrites a newer entry', () => {
  const device = storage();
  entryDrafts(device, 'drafts').store('Claim number', { text: 'C-17', over: 'C-1' });
  const draft = entryDrafts(device, 'drafts').of('Claim number');
  if (draft === undefined) throw new Error('The draft is gone.');
  expect(isOvertaken(draft, 'C-1')).toBe(false);
  expect(isOvertaken(draft, 'C-17')).toBe(false);
  expect(isOvertaken(draft, 'C-2026-9')).toBe(true);
});

test('a draft stored by an earlier release is still found and applied', () => {
  const device = storage();
  device.setItem('drafts', JSON.stringify({ Mileage: '12000', Broken: 7 }));
  const drafts = entryDrafts(device, 'drafts');
  expect(drafts.of('Mileage')).toEqual({ text: '12000' });
  expect(drafts.of('Broken')).toBeUndefined();
  expect(isOvertaken({ text: '12000' }, '9000')).toBe(false);
});
