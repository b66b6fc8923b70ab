import { starterContents } from '@dre/core/testing/starter-book';
import { thousandths } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { otherDrawing } from './aligned-drawing.ts';

const contents = starterContents();
const unit = { vehicleType: 'fifth-wheel', length: thousandths(40_000) } as const;

test('a photo aligned with another side of the unit names it, and that side can be opened', () => {
  expect(otherDrawing('fw35.roof', unit, contents)).toEqual({
    text: 'It lies on the Roof drawing.',
    view: 'roof',
  });
  expect(otherDrawing('fw35.curb 480', unit, contents)).toMatchObject({ view: 'curb' });
});

test('a photo aligned before length or vehicle type changed names the drawing it was aligned with', () => {
  expect(otherDrawing('fw35.road', unit, contents)).toEqual({
    text: 'It lies on the Road side drawing of a unit 35 ft long. The length has changed since.',
    view: null,
  });
  expect(otherDrawing('cag34.road', unit, contents)).toEqual({
    text: 'It lies on the Road side drawing of another vehicle type, Class A, gas.',
    view: null,
  });
});
