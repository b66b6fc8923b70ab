import type { OwnersEstimate } from '@dre/core/contract/sharing/shared-estimate';
import { cents } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { ownerGreeting, ownerHeading } from './owner-story.ts';

type Story = Parameters<typeof ownerHeading>[0];

const view = {
  vehicle: '2019 Jayco Jay Flight',
  vehicleType: 'travel-trailer',
  name: 'Ruth Okafor',
  lossDate: null,
  gross: cents(123_400),
  groups: [],
} as unknown as OwnersEstimate['view'];
const supplement = { since: 'E01', change: 17_498 } as OwnersEstimate['supplement'];
const repair = { stage: 'teardown' } as OwnersEstimate['repair'];

const story = (fields: Partial<Story>): Story => ({
  view,
  version: 'S01',
  supplement: null,
  photos: [],
  repair: null,
  state: 'open',
  ...fields,
});

test('an owner who agreed reads of the repair first, and that the agreed estimate follows', () => {
  const shared = story({ repair, state: 'approved', supplement });
  expect(ownerHeading(shared)).toBe('The repair of your 2019 Jayco Jay Flight travel trailer');
  expect(ownerGreeting(shared)).toBe(
    'Hello Ruth. This is how the repair stands. Below is supplement S01 you agreed to: it adds $174.98, and the repair now comes to $1,234.00.',
  );
});

test('while an owner has to agree, the page is about what is to be agreed to', () => {
  const shared = story({ repair, supplement });
  expect(ownerHeading(shared)).toBe('Supplement S01 for your 2019 Jayco Jay Flight travel trailer');
  expect(ownerGreeting(shared)).toBe(
    'Hello Ruth. S01 follows E01: it adds $174.98, and the repair now comes to $1,234.00.',
  );
});

test('before there is a repair the page is the estimate', () => {
  expect(ownerHeading(story({ version: 'E01', state: 'approved' }))).toBe(
    'Estimate for your 2019 Jayco Jay Flight travel trailer',
  );
});
