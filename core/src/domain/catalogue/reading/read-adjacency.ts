import type { Zone } from '../book/book.ts';
import type { Adjacency, ZoneEntry } from '../book/contents.ts';
import type { Cells } from '../book/table-row.ts';
import { zoneName } from '../book/book-names.ts';
import { noteDuplicates, type Tables } from '../book/tables.ts';
import { sides, vehicleTypes } from '../trade-words.ts';

/** Adjacent zones. Each pair is listed once, smaller name first, and holds in both directions. */
export function readAdjacency(tables: Tables, zones: ReadonlyMap<string, ZoneEntry>): readonly Adjacency[] {
  const rows = tables('adjacency.csv');
  noteDuplicates(rows, ['vehicle_type', 'side_a', 'sub_side_a', 'side_b', 'sub_side_b']);
  const pairs = new Set(rows.map((cells) => pairName(cells.text('vehicle_type'), ...zoneNames(cells))));
  return rows.map((cells) => {
    notePair(cells, pairs, zones);
    const vehicleType = cells.word('vehicle_type', ['*', ...vehicleTypes] as const, 'unknown-vehicle-type');
    return {
      vehicleType,
      zone: readZone(cells, 'a', vehicleType, zones),
      other: readZone(cells, 'b', vehicleType, zones),
      reason: cells.required('reason'),
    };
  });
}

function readZone(
  cells: Cells,
  end: 'a' | 'b',
  vehicleType: Adjacency['vehicleType'],
  zones: ReadonlyMap<string, ZoneEntry>,
): Zone {
  const side = cells.word(`side_${end}`, sides, 'unknown-side');
  const subSide = cells.text(`sub_side_${end}`);
  const zone = zones.get(zoneName(side, subSide));
  if (zone === undefined) cells.issue(`sub_side_${end}`, 'unknown-zone');
  else if (vehicleType !== '*' && !zone.vehicleTypes.includes(vehicleType)) {
    cells.issue(`sub_side_${end}`, 'not-on-this-vehicle-type');
  }
  return { side, subSide };
}

function notePair(cells: Cells, pairs: ReadonlySet<string>, zones: ReadonlyMap<string, ZoneEntry>): void {
  const vehicleType = cells.text('vehicle_type');
  const [zone, other] = zoneNames(cells);
  if (zone === other) cells.issue('sub_side_b', 'next-to-itself');
  else if (zone > other) cells.issue('side_b', 'pair-not-in-order');
  if (vehicleType !== '*' && pairs.has(pairName('*', zone, other))) {
    cells.issue('vehicle_type', 'pair-already-general');
  }
  // Zones adjacent on the road side are adjacent on the curb side too. Only the entry has no counterpart.
  const [image, otherImage] = [mirrored(zone), mirrored(other)];
  const hasTwin = zones.has(image) && zones.has(otherImage);
  if (hasTwin && !pairs.has(pairName(vehicleType, image, otherImage))) {
    cells.issue('sub_side_b', 'pair-without-mirror-image');
  }
}

function zoneNames(cells: Cells): readonly [string, string] {
  return [
    zoneName(cells.text('side_a'), cells.text('sub_side_a')),
    zoneName(cells.text('side_b'), cells.text('sub_side_b')),
  ];
}

/** The same key in either order of the zones. */
function pairName(vehicleType: string, zone: string, other: string): string {
  return zone < other ? `${vehicleType} ${zone} ${other}` : `${vehicleType} ${other} ${zone}`;
}

const twins: Readonly<Record<string, string>> = { road: 'curb', curb: 'road', left: 'right', right: 'left' };

function mirrored(zone: string): string {
  return zone
    .split('/')
    .map((name) =>
      name
        .split('-')
        .map((word) => twins[word] ?? word)
        .join('-'),
    )
    .join('/');
}
