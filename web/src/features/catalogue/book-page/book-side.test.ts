import { plates } from '@dre/illustrations/plates';
import { regionsOf } from '@dre/illustrations/kit/scene/scene';
import { expect, test } from 'vitest';
import { starterContents } from '../../../../../core/src/testing/starter-book.ts';
import { bookSide } from './book-side.ts';

test('the picture of a laminated Class C offers no corrugated siding and no part of a Class A', async () => {
  const scene = await plates['cc31.road'].load();
  const namesOn = (wall: string) => {
    const unit = { vehicleType: 'class-c', wall, roof: 'roof-tpo' } as const;
    const { partsAt } = bookSide(starterContents(), unit, { scene } as Parameters<typeof bookSide>[2]);
    return regionsOf(scene).flatMap(({ id }) => partsAt(id).map(({ part }) => part.name));
  };
  expect(namesOn('wall-laminated').filter((name) => /Siding sheet|Class A/.test(name))).toEqual([]);
  expect(namesOn('wall-corrugated-aluminum').some((name) => name.startsWith('Siding sheet'))).toBe(true);
});
