import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { starterContents } from '../../../testing/starter-book.ts';
import type { BookContents } from '../book/contents.ts';
import { changesBetween, toColumns } from './send-edition.ts';
import { editionForm, fromColumns, withChanges } from './edition-payload.ts';

const contents = starterContents();

function transferred<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

test('contents arrive as they left', () => {
  expect(isDeepStrictEqual(fromColumns(transferred(toColumns(contents))), contents)).toBe(true);
});

const allLists = Object.entries(contents).filter(([, value]) => Array.isArray(value));
const empty: BookContents = { ...contents, ...Object.fromEntries(allLists.map(([name]) => [name, []])) };

test('after any changes of a list, the earlier contents with the changes are the later ones', () => {
  const causes = fc.array(fc.constantFrom('a', 'b', 'c', 'd').map((code) => ({ code, name: '' })));
  const property = fc.property(causes, causes, fc.constantFrom(1, 2), (before, after, edition) => {
    const earlier: BookContents = { ...empty, causes: before };
    const later: BookContents = { ...earlier, edition, causes: after };
    return isDeepStrictEqual(withChanges(earlier, transferred(changesBetween(earlier, later))), later);
  });
  fc.assert(property, { numRuns: 300 });
});

test('a price change transfers that part alone', () => {
  const [first, ...others] = contents.parts;
  if (first === undefined) throw new Error('The book has no parts.');
  const later = { ...contents, parts: [{ ...first, note: 'Dearer' }, ...others] };
  const { lists } = changesBetween(contents, later);
  expect(lists).toMatchObject({ parts: { gone: [0], places: [0], written: { code: [first.code] } } });
  expect(Object.keys(lists)).toEqual(['parts']);
});

/** The fields of every form so far, the present one last. Browsers cache editions forever: no line is ever changed. */
const forms: readonly (readonly string[])[] = [
  [
    'edition: ',
    'vehicleTypes: code name family isMotorized wall roof clearCoatCap boothNote note',
    'constructions: code name appliesTo buildUp repairNote vehicleTypes',
    'laborTypes: code name emsCode emsAlso emsDescription starterRate note',
    'operationKinds: code name print emsCode billsPrice laborType meaning',
    'partTypes: code name laborType sort note',
    'sides: code name otherNames regionSuffix isIllustrated sort',
    'zones: side subSide name vehicleTypes sort note',
    'adjacency: vehicleType zone.side zone.subSide other.side other.subSide reason',
    'parts: code name partType unit price.low price.standard price.high priceSource priceDate lifeMonths isPainted constructions vehicleTypes places.side places.subSide hasTwoTechnicians family synonyms note spots.side spots.subSide spots.region spots.sort',
    'operations: part kind laborType hours.fixed hours.perUnit hours.minimum technicians panelClass billsPrice included notIncluded source emsCode skill confidence',
    'inclusions: part operation otherPart otherOperation reason netHours priceIncluded',
    'needs: part operation otherPart otherOperation reason quantity when choice',
    'consumableItems: code name unitOfMeasure price.low price.standard price.high priceSource priceDate',
    'consumables: part operation code name unitOfMeasure unitPrice quantityFixed quantityPerUnit billing',
    'causes: code name',
    'suggestions: id whenPartTypes whenParts whenOperations whenSides whenVehicleTypes whenCauses suggestPart suggestOperation unlessParts reason',
    'calculators: roofing.sectionHours roofing.sectionMinimum roofing.surfaces siding.deductOpeningsOver siding.constructions refinish.laborType refinish.setup refinish.setupPerColor refinish.hoursPerTapeLineFoot refinish.minimum refinish.hoursPerSqft refinish.surfaceFactor decals.laborType decals.setup decals.hoursPerLinearFoot decals.hoursPerSqft decals.minimum decals.removalHoursPerSqft decals.removalMinimum decals.ghostHoursPerSqft decals.materialPerLinearFoot decals.materialPerSqft decals.waste',
    'templates: template title vehicleType construction cause line part operation quantity isOptional note',
    'makers: wmi completion name kind isVerified note',
    'totalLoss: state name method threshold warnAt includesTax source checkedOn note',
  ],
];

test('fields that come or go give the edition a new form', () => {
  expect(forms).toHaveLength(editionForm);
  const fields = Object.entries(contents).map(([name, value]) => `${name}: ${fieldsOf(value).join(' ')}`);
  expect(fields).toEqual(forms.at(-1));
});

/** Field paths down to two levels; list entries all share the first one's fields. */
function fieldsOf(value: unknown, path: readonly string[] = []): string[] {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof one !== 'object' || one === null || path.length === 2) return [path.join('.')];
  return Object.entries(one).flatMap(([name, inner]) => fieldsOf(inner, [...path, name]));
}
