import { expect, test, vi } from 'vitest';
import { inMemory } from './key-value-storage.ts';
import { createActiveCompany } from './active-company.ts';

const [north, south] = [
  { id: 'north', name: 'North RV' },
  { id: 'south', name: 'South RV' },
];

test('a tab acts for the first company until another is chosen', () => {
  const tab = inMemory();
  const active = createActiveCompany({ tab, companies: () => [north, south] });
  expect(active.id()).toBe('north');
  active.choose('south');
  expect(active.id()).toBe('south');
  expect(createActiveCompany({ tab, companies: () => [north, south] }).id()).toBe('south');
});

test('a company the token no longer names is not acted for', () => {
  let companies = [north, south];
  const active = createActiveCompany({ tab: inMemory(), companies: () => companies });
  active.choose('south');
  companies = [north];
  expect(active.id()).toBe('north');
  companies = [];
  expect(active.id()).toBeUndefined();
});

test('whoever listens hears of a choice until they stop', () => {
  const active = createActiveCompany({ tab: inMemory(), companies: () => [north, south] });
  const heard = vi.fn<() => void>();
  const stop = active.subscribe(heard);
  active.choose('south');
  stop();
  active.choose('north');
  expect(heard).toHaveBeenCalledTimes(1);
});
