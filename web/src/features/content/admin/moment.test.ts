import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asField, fromField, zoneSentence } from './moment.ts';

test('a moment shown in a field and read back is the same minute', () => {
  const year = {
    min: new Date('2000-01-02T00:00:00Z'),
    max: new Date('9998-12-30T00:00:00Z'),
    noInvalidDate: true,
  };
  fc.assert(
    fc.property(fc.date(year), (at) => {
      at.setSeconds(0, 0);
      // The hour repeated in autumn has two instants; the field can name one.
      const read = fromField(asField(at.toISOString()));
      return read !== null && asField(read) === asField(at.toISOString());
    }),
  );
});

test('a field that is not whole holds no moment', () => {
  expect([fromField(''), fromField('0002-11-12T08:00'), asField(null)]).toEqual([null, null, '']);
});

test('the time zone is said', () => {
  expect(zoneSentence(new Date('2026-11-12T08:00:00Z'))).toMatch(/^Times are in \S+\.$/);
});
