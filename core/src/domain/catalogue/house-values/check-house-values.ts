import { limits } from '../../estimates/model/limits.ts';
import type { HoursRule } from '../book/book.ts';
import type { BookIssue, BookIssueReason } from '../book/book-issue.ts';
import type { BookContents, PartEntry } from '../book/contents.ts';
import { type HousePart, housePartPrefix, type HouseValues } from './house-values.ts';
import { mostHoursPerUnit } from '../book/table-row.ts';
import { operationName, zoneName } from '../book/book-names.ts';
import type { OperationKind, Unit } from '../trade-words.ts';

type Note = (column: string, reason: BookIssueReason, value: string | number) => void;

/** Issues of a company's values over this edition, by the rules of the book itself. */
export function checkHouseValues(contents: BookContents, values: HouseValues): readonly BookIssue[] {
  const issues: BookIssue[] = [];
  const noteIn =
    (file: keyof HouseValues, index: number): Note =>
    (column, reason, value) =>
      issues.push({ file, row: index + 1, column, reason, value: String(value) });
  const parts = new Map(contents.parts.map((part) => [part.code, part]));
  checkPrices(contents, values, parts, noteIn);
  checkHours(contents, values, parts, noteIn);
  const seen = new Set<string>();
  const names = new Set(contents.parts.map(({ name }) => name));
  values.parts.forEach((part, index) => {
    const note = noteIn('parts', index);
    if (seen.has(part.code) || parts.has(part.code)) note('code', 'duplicate', part.code);
    if (names.has(part.name)) note('name', 'duplicate', part.name);
    seen.add(part.code);
    names.add(part.name);
    checkOwnPart(contents, part, note);
  });
  return issues;
}

type NoteIn = (file: keyof HouseValues, index: number) => Note;

function checkPrices(
  contents: BookContents,
  { prices }: HouseValues,
  parts: ReadonlyMap<string, PartEntry>,
  noteIn: NoteIn,
): void {
  const billed = new Set(contents.operations.filter(({ billsPrice }) => billsPrice).map(({ part }) => part));
  const seen = new Set<string>();
  prices.forEach(({ part, price }, index) => {
    const note = noteIn('prices', index);
    if (!parts.has(part)) note('part', 'unknown-part', part);
    else if (!billed.has(part)) note('price', 'price-not-billed-once', price);
    if (seen.has(part)) note('part', 'duplicate', part);
    seen.add(part);
    notePrice(price, note);
    if (price === 0) note('price', 'price-missing', price);
  });
}

function checkHours(
  contents: BookContents,
  { hours }: HouseValues,
  parts: ReadonlyMap<string, PartEntry>,
  noteIn: NoteIn,
): void {
  const operations = new Set(contents.operations.map(({ part, kind }) => operationName(part, kind)));
  const seen = new Set<string>();
  hours.forEach((value, index) => {
    const note = noteIn('hours', index);
    const name = operationName(value.part, value.operation);
    const part = parts.get(value.part);
    if (part === undefined) note('part', 'unknown-part', value.part);
    else if (!operations.has(name)) note('operation', 'no-such-operation-on-part', value.operation);
    if (seen.has(name)) note('operation', 'duplicate', value.operation);
    seen.add(name);
    noteHours(value, { unit: part?.unit ?? 'each', kind: value.operation }, note);
  });
}

const codePattern = /^OWN:[A-Z0-9]+(?:-[A-Z0-9]+)*$/;
const longest = { code: 20, name: 70 };

function checkOwnPart(contents: BookContents, part: HousePart, note: Note): void {
  if (!part.code.startsWith(housePartPrefix) || !codePattern.test(part.code))
    note('code', 'not-a-code', part.code);
  if (part.code.length > longest.code) note('code', 'too-long', part.code);
  if (part.name.trim() === '') note('name', 'empty', part.name);
  if (part.name !== part.name.trim()) note('name', 'space-at-the-edge', part.name);
  if (part.name.length > longest.name) note('name', 'too-long', part.name);
  if (!contents.partTypes.some(({ code }) => code === part.partType)) {
    note('partType', 'unknown-part-type', part.partType);
  }
  if (part.vehicleTypes.length === 0) note('vehicleTypes', 'empty', '');
  checkZones(contents, part, note);
  notePrice(part.price, note);
  noteOperations(part, note);
}

function checkZones(contents: BookContents, { places, vehicleTypes }: HousePart, note: Note): void {
  const zones = new Map(contents.zones.map((zone) => [zoneName(zone.side, zone.subSide), zone]));
  if (places.length === 0) note('places', 'place-missing', '');
  const seen = new Set<string>();
  for (const { side, subSide } of places) {
    const name = zoneName(side, subSide);
    const zone = zones.get(name);
    if (zone === undefined) note('places', 'unknown-zone', name);
    else if (!vehicleTypes.some((type) => zone.vehicleTypes.includes(type))) {
      note('places', 'not-on-this-vehicle-type', name);
    }
    if (seen.has(name)) note('places', 'duplicate', name);
    seen.add(name);
  }
}

function noteOperations({ operations, price, unit }: HousePart, note: Note): void {
  if (operations.length === 0) note('operations', 'operation-missing', '');
  const kinds = operations.map(({ operation }) => operation);
  if (new Set(kinds).size < kinds.length) note('operations', 'duplicate', kinds.join(', '));
  if (kinds.includes('replace') && price === 0) note('price', 'price-missing', price);
  if (!kinds.includes('replace') && price > 0) note('price', 'price-not-billed-once', price);
  for (const operation of operations) {
    const { operation: kind, laborType } = operation;
    const isPaint = kind === 'refinish' || kind === 'blend';
    if (isPaint && laborType !== 'refinish') note('operations', 'refinish-by-other-labor', laborType);
    if (kind === 'blend' && !kinds.includes('refinish')) {
      note('operations', 'no-such-operation-on-part', 'refinish');
    }
    noteHours(operation, { unit, kind }, note);
  }
}

function notePrice(price: number, note: Note): void {
  if (price < 0) note('price', 'negative-price', price);
  else if (price > limits.price) note('price', 'out-of-range', price);
}

/** Applies the rules for hours of the book. */
function noteHours(
  { fixed, perUnit, minimum }: HoursRule,
  { unit, kind }: { readonly unit: Unit; readonly kind: OperationKind },
  note: Note,
): void {
  if (fixed < 0 || fixed > limits.hours) note('fixed', 'out-of-range', fixed);
  if (minimum < 0 || minimum > limits.hours) note('minimum', 'out-of-range', minimum);
  if (perUnit === null) {
    const isCharge = kind === 'sublet' || kind === 'fee';
    const isMeasured = unit !== 'each' && (kind === 'replace' || kind === 'refinish');
    if (minimum !== 0) note('minimum', 'minimum-without-hours-per-unit', minimum);
    if (fixed === 0 && !isCharge) note('fixed', 'hours-missing', fixed);
    if (isMeasured) note('perUnit', 'hours-per-unit-missing', '');
    return;
  }
  if (perUnit < 0 || perUnit > mostHoursPerUnit) note('perUnit', 'out-of-range', perUnit);
  if (unit === 'each') note('perUnit', 'hours-per-unit-of-a-counted-part', perUnit);
  if (perUnit === 0) note('perUnit', 'hours-missing', perUnit);
  if (minimum === 0 || minimum < fixed) note('minimum', 'minimum-missing', minimum);
}
