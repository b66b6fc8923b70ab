import { expect, test } from 'vitest';
import { bayThree } from '../../testing/an-order.ts';
import { inches } from '../../units.ts';
import { fitRefusal } from '../edits/opening-edits.ts';
import { shopRefusalMessage } from './shop-refusal-messages.ts';

test.each([
  [{ length: 510 }, 'The unit does not fit Bay 3: too short: 40 ft, the unit is 42 ft 6 in.'],
  [{ height: 170 }, 'The unit does not fit Bay 3: too low: 14 ft, the unit is 14 ft 2 in.'],
  [{ width: 190 }, 'The unit does not fit Bay 3: too narrow: 15 ft, the unit is 15 ft 10 in.'],
  [
    { length: null },
    'The unit does not fit Bay 3: too short: 40 ft, the length of the unit is not measured and counts as 45 ft. Measure it to know better.',
  ],
])('a bay a unit does not fit is refused in feet and inches', (measures, sentence) => {
  const unit = { length: inches(400), height: inches(140), width: inches(100), ...measures } as never;
  const refusal = fitRefusal(unit, bayThree);
  expect(refusal && shopRefusalMessage(refusal)).toBe(sentence);
});
