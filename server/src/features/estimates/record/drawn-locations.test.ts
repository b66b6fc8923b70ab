import { aLine } from '@dre/core/domain/testing/a-line';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { expect, test } from 'vitest';
import { starterContents } from '../../../../../core/src/testing/starter-book.ts';
import { withDrawnLocations } from './drawn-locations.ts';

test('a typed line stands on the part of its zone on papers and shared pages, one that was pointed at stays there, and one from an assembly’s picture comes to its side’s', async () => {
  const estimate = anEstimate();
  const typed = aLine({
    source: { kind: 'book', part: 'VT-LID' },
    place: { side: 'roof', subSide: 'penetrations', region: null },
  });
  const pressed = { ...typed, id: 'pressed', place: { ...typed.place, region: 'roof.vent-kitchen' } };
  const inAssembly = { ...typed, id: 'in assembly', place: { ...typed.place, region: 'vent.lid' } };
  const written = aLine({ id: 'written', place: typed.place });
  const { lines } = await withDrawnLocations(
    {
      ...estimate,
      unit: { ...estimate.unit, vehicleType: 'fifth-wheel', wall: 'wall-laminated', roof: 'roof-tpo' },
      lines: [typed, pressed, inAssembly, written],
    },
    starterContents(),
  );
  expect(lines.map(({ place }) => place.region)).toEqual([
    'roof.vent-bath',
    'roof.vent-kitchen',
    'roof.vent-bath',
    null,
  ]);
});
