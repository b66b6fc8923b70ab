import { noTime } from '../../units.ts';
import type { BookIssue } from '../book/book-issue.ts';
import {
  decalAges,
  paintSurfaces,
  paintWork,
  sidingWorks,
  type CalculatorCoefficients,
  type DecalCoefficients,
  type RefinishCoefficients,
  type RoofSurface,
  type WallConstruction,
} from '../book/coefficients.ts';
import { fieldsOf, type Fields } from '../book/json-fields.ts';
import { hoursAt } from './read-operations.ts';
import { operationName } from '../book/book-names.ts';
import { laborTypes, operationKinds, type OperationKind } from '../trade-words.ts';
import type { BookLookups } from './book-lookups.ts';

export function readCalculators(
  value: unknown,
  lookups: BookLookups,
  issues: BookIssue[],
): CalculatorCoefficients {
  const file = fieldsOf('calculators.json', '', value, issues);
  return {
    roofing: readRoofing(file.object('roofing'), lookups),
    siding: readSiding(file.object('siding'), lookups),
    refinish: readRefinish(file.object('refinish')),
    decals: readDecals(file.object('decals')),
  };
}

function readRoofing(roofing: Fields, lookups: BookLookups): CalculatorCoefficients['roofing'] {
  const section = roofing.object('section_factor');
  const deckPart = readPart(roofing, 'deck_sheet_part', 'replace', lookups);
  const surfaces = roofing.objects('surfaces').map((surface): RoofSurface => {
    const work = readAreaWork(surface, lookups);
    return {
      ...work,
      sectionPart: surface.has('section_part')
        ? readPart(surface, 'section_part', work.operation, lookups)
        : work.part,
      deckPart,
      hoursPerPenetration: surface.hoursPerUnit('hours_per_penetration'),
      hoursPerDeckSheet: surface.hoursPerUnit('hours_per_deck_sheet'),
      hoursPerSqftExtraLayer: surface.hoursPerUnit('hours_per_sqft_extra_layer'),
      materialPerPenetration: surface.money('material_per_penetration'),
      materialPerEdgeFoot: surface.money('material_per_edge_ft'),
    };
  });
  return {
    sectionHours: section.factor('hours'),
    sectionMinimum: section.factor('min_hours_factor'),
    surfaces,
  };
}

function readSiding(siding: Fields, lookups: BookLookups): CalculatorCoefficients['siding'] {
  const rows = siding.objects('constructions');
  const taken = new Set<string>();
  const constructions = rows.map((row): WallConstruction => {
    const work = readAreaWork(row, lookups);
    if (lookups.lists.constructions.get(work.code)?.appliesTo !== 'wall') {
      row.issue('code', 'unknown-construction');
    }
    const works = sidingWorks.filter((name) => row.texts('works').includes(name));
    if (works.length === 0 || works.length !== row.texts('works').length) row.issue('works', 'unknown-word');
    for (const name of works) {
      if (taken.has(`${work.code} ${name}`)) row.issue('works', 'duplicate');
      taken.add(`${work.code} ${name}`);
    }
    return {
      ...work,
      works,
      neighborPart: row.has('neighbor_part') ? readPart(row, 'neighbor_part', 'ri', lookups) : null,
      moldingPart: readPart(row, 'molding_part', 'replace', lookups),
      hoursPerOpening: row.hoursPerUnit('hours_per_opening'),
      openingNote: row.text('opening_note'),
    };
  });
  const walls = [...lookups.lists.constructions.values()].filter(({ appliesTo }) => appliesTo === 'wall');
  if (walls.some(({ code }) => !constructions.some((row) => row.code === code))) {
    siding.issue('constructions', 'entry-missing');
  }
  return { deductOpeningsOver: siding.whole('opening_deduct_over_sqft'), constructions };
}

type AreaWork = Pick<
  RoofSurface,
  | 'code'
  | 'part'
  | 'operation'
  | 'laborType'
  | 'technicians'
  | 'setup'
  | 'hoursPerSqft'
  | 'minimum'
  | 'materialPerSqft'
  | 'waste'
>;

/** A quarter more than measured is beyond any plausible waste. */
const mostWaste = 250_000;

function readAreaWork(row: Fields, lookups: BookLookups): AreaWork {
  const operation = row.has('operation')
    ? row.word('operation', operationKinds, 'unknown-operation')
    : 'replace';
  const work: AreaWork = {
    code: row.text('code'),
    part: readPart(row, 'part', operation, lookups),
    operation,
    laborType: row.word('labor', laborTypes, 'unknown-labor-type'),
    technicians: row.whole('technicians') === 2 ? 2 : 1,
    setup: row.hoursPerUnit('setup_hours'),
    hoursPerSqft: row.hoursPerUnit('hours_per_sqft'),
    minimum: row.hours('min_hours'),
    materialPerSqft: row.money('material_per_sqft'),
    waste: row.percent('waste_pct'),
  };
  if (work.waste > mostWaste) row.issue('waste_pct', 'out-of-range');
  if (work.minimum === noTime) row.issue('min_hours', 'minimum-missing');
  noteAgainstBook(row, work, lookups);
  return work;
}

/** Calculator and book price the same work and must not contradict each other. */
function noteAgainstBook(row: Fields, work: AreaWork, { parts, operations }: BookLookups): void {
  const operation = operations.get(operationName(work.part, work.operation))?.operation;
  if (operation === undefined) return;
  if (operation.laborType !== work.laborType) row.issue('labor', 'differs-from-book');
  const unit = parts.get(work.part)?.part.unit;
  if (unit === 'sqft' && operation.hours.perUnit !== work.hoursPerSqft) {
    row.issue('hours_per_sqft', 'differs-from-book');
  }
  if (unit !== 'ft') return;
  // A roof of 30 × 8 ft with six penetrations, within a fifth of the book's hours for 30 ft.
  const calculated = work.setup + 240 * work.hoursPerSqft + 6 * row.hoursPerUnit('hours_per_penetration');
  const book = hoursAt(operation.hours, 30) * 100;
  if (5 * Math.abs(calculated - book) > book) row.issue('hours_per_sqft', 'differs-from-book');
}

function readPart(
  fields: Fields,
  name: string,
  operation: OperationKind,
  { parts, operations }: BookLookups,
): string {
  const code = fields.text(name);
  if (!parts.has(code)) fields.issue(name, 'unknown-part');
  else if (!operations.has(operationName(code, operation))) fields.issue(name, 'no-such-operation-on-part');
  return code;
}

function readRefinish(refinish: Fields): RefinishCoefficients {
  const perSqft = refinish.object('hours_per_sqft');
  const factors = refinish.object('surface_factor');
  return {
    laborType: refinish.word('labor', laborTypes, 'unknown-labor-type'),
    setup: refinish.hoursPerUnit('setup_hours'),
    setupPerColor: refinish.hoursPerUnit('setup_per_color'),
    hoursPerTapeLineFoot: refinish.hoursPerUnit('hours_per_tape_line_ft'),
    minimum: refinish.hours('min_hours'),
    hoursPerSqft: byWord(paintWork, perSqft.hoursPerUnit),
    surfaceFactor: byWord(paintSurfaces, factors.factor),
  };
}

function readDecals(decals: Fields): DecalCoefficients {
  const removal = decals.object('removal_hours_per_sqft');
  return {
    laborType: decals.word('labor', laborTypes, 'unknown-labor-type'),
    setup: decals.hoursPerUnit('setup_hours'),
    hoursPerLinearFoot: decals.hoursPerUnit('hours_per_linear_ft'),
    hoursPerSqft: decals.hoursPerUnit('hours_per_sqft'),
    minimum: decals.hours('min_hours'),
    removalHoursPerSqft: byWord(decalAges, removal.hoursPerUnit),
    removalMinimum: decals.hours('removal_min'),
    ghostHoursPerSqft: decals.hoursPerUnit('ghost_hours_per_sqft'),
    materialPerLinearFoot: decals.money('material_per_linear_ft'),
    materialPerSqft: decals.money('material_per_sqft'),
    waste: decals.percent('waste_pct'),
  };
}

function byWord<Word extends string, Value>(
  words: readonly Word[],
  value: (word: Word) => Value,
): Readonly<Record<Word, Value>> {
  return Object.fromEntries(words.map((word) => [word, value(word)])) as Record<Word, Value>;
}
