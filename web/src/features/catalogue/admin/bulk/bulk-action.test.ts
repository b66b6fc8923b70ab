import { expect, test } from 'vitest';
import { bulkAction, bulkKinds, columnsOf, formOf } from './bulk-action.ts';

test('a percentage is added to a hundred', () => {
  for (const [typed, percent] of [
    ['5', '105'],
    ['-2.5 %', '97.5'],
    ['+0.125', '100.125'],
    ['−100', '0'],
  ] as const) {
    expect(bulkAction({ ...formOf('percent'), value: typed }), typed).toMatchObject({
      ok: true,
      value: { percent },
    });
  }
});

test('an incomplete edit is refused with a sentence on the missing input', () => {
  for (const kind of bulkKinds.filter((one) => one !== 'retire' && one !== 'set')) {
    expect(bulkAction(formOf(kind)), kind).toMatchObject({ ok: false });
  }
  expect(bulkAction({ ...formOf('set'), columns: [] })).toEqual({
    ok: false,
    refusal: 'Choose what to change.',
  });
  expect(bulkAction({ ...formOf('round'), value: '0' })).toMatchObject({ ok: false });
  expect(bulkAction({ ...formOf('add'), value: '12.3456' })).toMatchObject({ ok: false });
});

test('parts move to a sub side of a side there is', () => {
  expect(bulkAction({ ...formOf('move'), place: 'roof front' })).toEqual({
    ok: true,
    value: { kind: 'move', side: 'roof', subSide: 'front' },
  });
  expect(bulkAction({ ...formOf('move'), place: 'moon crater' })).toMatchObject({ ok: false });
});

test('an edit of figures applies to the three prices together by default', () => {
  expect(formOf('percent').columns).toEqual(['price_low', 'price_default', 'price_high']);
  expect(columnsOf('retire')).toEqual([]);
});
