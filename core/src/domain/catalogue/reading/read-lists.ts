import type {
  CauseOfLoss,
  Construction,
  LaborTypeEntry,
  OperationKindEntry,
  PartType,
  SideEntry,
  VehicleTypeEntry,
  ZoneEntry,
} from '../book/contents.ts';
import { vehicleFamilies } from '../book/contents.ts';
import type { Cells } from '../book/table-row.ts';
import { zoneName } from '../book/book-names.ts';
import { noteDuplicates, noteMissing, vehicleTypesOf, type Tables } from '../book/tables.ts';
import { laborTypes, operationKinds, sides, vehicleTypes } from '../trade-words.ts';

/** The short lists the other tables refer to. */
export interface Lists {
  readonly vehicleTypes: readonly VehicleTypeEntry[];
  readonly constructions: ReadonlyMap<string, Construction>;
  readonly laborTypes: readonly LaborTypeEntry[];
  readonly operationKinds: readonly OperationKindEntry[];
  readonly partTypes: ReadonlyMap<string, PartType>;
  readonly sides: readonly SideEntry[];
  readonly zones: ReadonlyMap<string, ZoneEntry>;
  readonly causes: ReadonlyMap<string, CauseOfLoss>;
}

export function readLists(tables: Tables): Lists {
  const constructions = readConstructions(tables('constructions.csv'));
  return {
    vehicleTypes: readVehicleTypes(tables('vehicle-types.csv'), constructions),
    constructions,
    laborTypes: readLaborTypes(tables('labor-types.csv')),
    operationKinds: readOperationKinds(tables('operations-kinds.csv')),
    partTypes: readPartTypes(tables('part-types.csv')),
    sides: readSides(tables('sides.csv')),
    zones: readZones(tables('sub-sides.csv')),
    causes: readCauses(tables('causes-of-loss.csv')),
  };
}

function readConstructions(rows: readonly Cells[]): ReadonlyMap<string, Construction> {
  noteDuplicates(rows, ['code']);
  return byCode(
    rows.map((cells) => {
      const appliesTo = cells.word('applies_to', ['wall', 'roof']);
      // A part's list mixes both kinds, and the code tells them apart.
      if (!cells.text('code').startsWith(`${appliesTo}-`))
        cells.issue('code', 'construction-of-another-kind');
      return {
        code: cells.required('code'),
        name: cells.required('name'),
        appliesTo,
        buildUp: cells.text('build_up'),
        repairNote: cells.text('repair_note'),
        vehicleTypes: vehicleTypesOf(cells),
      };
    }),
  );
}

function readVehicleTypes(
  rows: readonly Cells[],
  constructions: ReadonlyMap<string, Construction>,
): readonly VehicleTypeEntry[] {
  noteDuplicates(rows, ['code']);
  noteMissing(rows, vehicleTypes);
  return rows.map((cells) => {
    const code = cells.word('code', vehicleTypes, 'unknown-vehicle-type');
    const usual = (column: string, kind: Construction['appliesTo']) => {
      const construction = constructions.get(cells.text(column));
      if (construction === undefined) cells.issue(column, 'unknown-construction');
      else if (construction.appliesTo !== kind) cells.issue(column, 'construction-of-another-kind');
      else if (!construction.vehicleTypes.includes(code)) cells.issue(column, 'not-on-this-vehicle-type');
      return cells.text(column);
    };
    const cap = 'clear_coat_cap_default';
    return {
      code,
      name: cells.required('name'),
      family: cells.word('family', vehicleFamilies),
      isMotorized: cells.flag('motorized'),
      wall: usual('default_wall', 'wall'),
      roof: usual('default_roof', 'roof'),
      clearCoatCap: cells.text(cap) === 'off' ? null : cells.hours(cap),
      boothNote: cells.text('booth_note'),
      note: cells.text('note'),
    };
  });
}

function readLaborTypes(rows: readonly Cells[]): readonly LaborTypeEntry[] {
  noteDuplicates(rows, ['code']);
  noteMissing(rows, laborTypes);
  return rows.map((cells) => {
    if (!/^LA[A-Z1-4]$/.test(cells.text('ems_code'))) cells.issue('ems_code', 'not-a-code');
    return {
      code: cells.word('code', laborTypes, 'unknown-labor-type'),
      name: cells.required('name'),
      emsCode: cells.text('ems_code'),
      emsAlso: cells.text('ems_also'),
      emsDescription: cells.text('ems_description'),
      starterRate: cells.money('starter_rate'),
      note: cells.text('note'),
    };
  });
}

function readOperationKinds(rows: readonly Cells[]): readonly OperationKindEntry[] {
  noteDuplicates(rows, ['code']);
  noteMissing(rows, operationKinds);
  return rows.map((cells) => {
    if (!isEmsOperation(cells.text('ems_lbr_op'))) cells.issue('ems_lbr_op', 'not-a-code');
    return {
      code: cells.word('code', operationKinds, 'unknown-operation'),
      name: cells.required('name'),
      print: cells.required('print'),
      emsCode: cells.text('ems_lbr_op'),
      billsPrice: cells.flag('bills_part_price'),
      laborType: cells.word('default_labor_type', laborTypes, 'unknown-labor-type'),
      meaning: cells.text('meaning'),
    };
  });
}

export function isEmsOperation(code: string): boolean {
  return /^OP\d{1,2}$/.test(code);
}

function readPartTypes(rows: readonly Cells[]): ReadonlyMap<string, PartType> {
  noteDuplicates(rows, ['code']);
  return byCode(
    rows.map((cells) => ({
      code: cells.required('code'),
      name: cells.required('name'),
      laborType: cells.word('default_labor_type', laborTypes, 'unknown-labor-type'),
      sort: cells.count('sort', 0, 9_999),
      note: cells.text('note'),
    })),
  );
}

function readSides(rows: readonly Cells[]): readonly SideEntry[] {
  noteDuplicates(rows, ['code']);
  noteMissing(rows, sides);
  return rows.map((cells) => ({
    code: cells.word('code', sides, 'unknown-side'),
    name: cells.required('name'),
    otherNames: cells.text('name_alt'),
    regionSuffix: cells.word('region_suffix', ['*', 'L', 'R']),
    isIllustrated: cells.flag('illustrated'),
    sort: cells.count('sort', 0, 9_999),
  }));
}

function readZones(rows: readonly Cells[]): ReadonlyMap<string, ZoneEntry> {
  noteDuplicates(rows, ['side', 'code']);
  const zones = new Map<string, ZoneEntry>();
  for (const cells of rows) {
    const side = cells.word('side', sides, 'unknown-side');
    const subSide = cells.required('code');
    zones.set(zoneName(side, subSide), {
      side,
      subSide,
      name: cells.required('name'),
      vehicleTypes: vehicleTypesOf(cells),
      sort: cells.count('sort', 0, 9_999),
      note: cells.text('note'),
    });
  }
  return zones;
}

function readCauses(rows: readonly Cells[]): ReadonlyMap<string, CauseOfLoss> {
  noteDuplicates(rows, ['code']);
  return byCode(rows.map((cells) => ({ code: cells.required('code'), name: cells.required('name') })));
}

function byCode<Entry extends { readonly code: string }>(
  entries: readonly Entry[],
): ReadonlyMap<string, Entry> {
  return new Map(entries.map((entry) => [entry.code, entry]));
}
