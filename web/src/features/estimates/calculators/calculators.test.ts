import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import { calculate } from '@dre/core/domain/estimates/calculators/calculate';
import { aBook } from '@dre/core/domain/testing/a-book';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { someCoefficients } from '@dre/core/domain/testing/some-coefficients';
import { cents, millionths, tenthHours, thousandthHours, thousandths } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { blankEntry, calculateChange, linesLeftOut, withAnswer } from './calculator-entry.ts';
import { calculatorFields } from './calculator-fields.ts';
import { measured, movedBy } from './measuring.ts';

const work = {
  part: 'ROOF',
  operation: 'replace',
  laborType: 'body',
  technicians: 1,
  setup: thousandthHours(1_000),
  hoursPerSqft: thousandthHours(100),
  minimum: tenthHours(10),
  materialPerSqft: cents(500),
  waste: millionths(100_000),
} as const;
const book = aBook({
  calculators: {
    ...someCoefficients,
    roofing: {
      ...someCoefficients.roofing,
      surfaces: [
        {
          ...work,
          code: 'tpo',
          sectionPart: 'ROOF',
          deckPart: 'DECK',
          hoursPerPenetration: thousandthHours(300),
          hoursPerDeckSheet: thousandthHours(500),
          hoursPerSqftExtraLayer: thousandthHours(20),
          materialPerPenetration: cents(1_000),
          materialPerEdgeFoot: cents(200),
        },
      ],
    },
    siding: {
      ...someCoefficients.siding,
      constructions: [
        {
          ...work,
          code: 'laminated',
          works: ['section'],
          neighborPart: null,
          moldingPart: 'MOLDING',
          hoursPerOpening: thousandthHours(500),
          openingNote: '',
        },
      ],
    },
  },
});
const place = { side: 'roof', subSide: 'front', region: null } as const;
const names = ['roofing', 'siding', 'refinish', 'decals'] as const;
const unit = { roof: '', wall: '' };

function roof() {
  let inputs = blankEntry('roofing', place, unit, book);
  inputs = withAnswer(inputs, 'length', thousandths(10_000), book);
  inputs = withAnswer(inputs, 'width', thousandths(8_000), book);
  inputs = withAnswer(inputs, 'penetrations', 2, book);
  const result = calculate(inputs, book);
  if (!result.ok) throw new Error(result.refusal.field);
  return { inputs, calculatedLines: result.value.map(({ piece }) => piece) };
}

test('every calculator opens with choices that go together', () => {
  for (const name of names) {
    const inputs = blankEntry(name, place, unit, book);
    const fields = calculatorFields(inputs, { book, contents: { constructions: [] } });
    for (const field of fields.filter(({ kind }) => kind === 'choice')) {
      const value = (inputs as unknown as Record<string, unknown>)[field.name] ?? 'none';
      expect(field.kind === 'choice' && field.options.map(({ id }) => id)).toContain(value);
    }
  }
});

test('an answer that rules another out resets it', () => {
  const two = withAnswer(blankEntry('refinish', place, unit, book), 'colors', 2, book);
  const taped = withAnswer(two, 'tapeLines', thousandths(5_000), book);
  expect(withAnswer(taped, 'colors', 1, book)).toMatchObject({ colors: 1, tapeLines: 0 });
});

test('a calculation puts its lines last in their order, without the pieces left out', () => {
  const { inputs, calculatedLines: pieceIds } = roof();
  const [first = '', second = ''] = pieceIds;
  const leftOut = [second];
  let id = 0;
  const change = calculateChange(
    { calculationId: 'c', inputs, pieceIds, leftOut },
    anEstimate(),
    () => `${id++}`,
  );
  const outcome = applyEdit(anEstimate(), change, book);
  if (!outcome.ok) throw new Error(outcome.refusal.kind);
  const there = outcome.value.lines.map(({ source }) => (source.kind === 'calculator' ? source.piece : ''));
  expect(there).toEqual(pieceIds.filter((piece) => piece !== second));
  expect(there[0]).toBe(first);
});

test('a line removed by hand stays off when the calculator opens again', () => {
  const { inputs, calculatedLines: pieceIds } = roof();
  let id = 0;
  const change = calculateChange(
    { calculationId: 'c', inputs, pieceIds, leftOut: [] },
    anEstimate(),
    () => `${id++}`,
  );
  const calculated = applyEdit(anEstimate(), change, book);
  if (!calculated.ok) throw new Error(calculated.refusal.kind);
  const removed = applyEdit(calculated.value, { kind: 'remove-line', lineId: '1' }, book);
  if (!removed.ok) throw new Error(removed.refusal.kind);
  expect(linesLeftOut(removed.value, 'c', pieceIds)).toEqual([pieceIds[1]]);
});

test('a line in the picture is a length in feet, a box is length, width and area', () => {
  expect(measured('line', { x: 0, y: 0 }, { x: 36, y: 48 })).toMatchObject({ length: 5_000 });
  expect(measured('box', { x: 120, y: 60 }, { x: 0, y: 0 })).toEqual({
    length: 10_000,
    width: 5_000,
    area: 50_000,
  });
});

test('arrows move a point by an inch, with Shift by a foot', () => {
  expect(movedBy({ x: 10, y: 10 }, 'ArrowLeft', false)).toEqual({ x: 9, y: 10 });
  expect(movedBy({ x: 10, y: 10 }, 'ArrowDown', true)).toEqual({ x: 10, y: 22 });
  expect(movedBy({ x: 10, y: 10 }, 'a', false)).toBeNull();
});
