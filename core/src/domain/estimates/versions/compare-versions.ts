import { add, type Cents, noMoney, noTime, sum, type TenthHours } from '../../units.ts';
import { contentSections } from '../model/content-hash.ts';
import type { EstimateContent } from '../model/estimate.ts';
import { itemAmounts } from '../pricing/totals/item-amounts.ts';
import type { Line } from '../model/line.ts';
import type { PricedVersion } from '../pricing/price-work-items.ts';
import type { Profile } from '../model/profile.ts';
import type { WorkItem } from '../pricing/values/work-item.ts';

/** The change of a line between two versions. Lines are matched by id, even if they moved. */
export type LineComparison = {
  readonly lineId: string;
  readonly number: number;
  readonly description: string;
  /** Includes automatic items of the line. */
  readonly before: LineValue;
  readonly after: LineValue;
} & (
  | { readonly kind: 'added' | 'deleted' }
  | { readonly kind: 'changed'; readonly fields: readonly (keyof Line)[] }
  /** The line itself is unchanged; a rate, a rule or a neighboring line changed its price or hours. */
  | { readonly kind: 'repriced' }
);

export interface LineValue {
  readonly hours: TenthHours;
  readonly amount: Cents;
}

/** A changed section other than lines, with its differing fields; for photos and notes, their ids. */
export interface SectionComparison {
  readonly section: Exclude<keyof EstimateContent, 'lines'>;
  readonly fields: readonly string[];
}

export interface VersionComparison {
  /** In the later version's order; deleted lines follow. */
  readonly lines: readonly LineComparison[];
  readonly sections: readonly SectionComparison[];
}

export function compareVersions(before: PricedVersion, after: PricedVersion): VersionComparison {
  return { lines: comparedLines(before, after), sections: comparedSections(before.content, after.content) };
}

function comparedLines(before: PricedVersion, after: PricedVersion): readonly LineComparison[] {
  const earlier = new Map(before.content.lines.map((line) => [line.id, line]));
  const valuesBefore = lineValues(before.items, before.content.profile);
  const valuesAfter = lineValues(after.items, after.content.profile);
  const compared: LineComparison[] = [];
  for (const line of after.content.lines) {
    const entry = named(line, valuesBefore.get(line.id), valuesAfter.get(line.id));
    const old = earlier.get(line.id);
    earlier.delete(line.id);
    if (old === undefined) compared.push({ ...entry, kind: 'added' });
    else {
      const fields = differingFields(old, line);
      if (fields.length > 0) compared.push({ ...entry, kind: 'changed', fields });
      else if (!isSame(entry.before, entry.after)) compared.push({ ...entry, kind: 'repriced' });
    }
  }
  for (const line of earlier.values()) {
    compared.push({ ...named(line, valuesBefore.get(line.id), undefined), kind: 'deleted' });
  }
  return compared;
}

function named({ id, number, description }: Line, before = noValue, after = noValue) {
  return { lineId: id, number, description, before, after };
}

const noValue: LineValue = { hours: noTime, amount: noMoney };

/** Hours and amount of each line, including its automatic items. */
function lineValues(items: readonly WorkItem[], profile: Profile): ReadonlyMap<string, LineValue> {
  const parents = new Map(items.map(({ key, parent }) => [key, parent]));
  const values = new Map<string, LineValue>();
  for (const item of items) {
    const line = originOf(item.key, parents);
    const { hours, amount } = values.get(line) ?? noValue;
    const { labor, part, sublet, other } = itemAmounts(item, profile);
    values.set(line, {
      hours: add(hours, sum(item.hours.map(({ billed }) => billed))),
      amount: sum([amount, labor, part, sublet, other]),
    });
  }
  return values;
}

/** The line at the start of a chain of causes. */
function originOf(key: string, parents: ReadonlyMap<string, string | null>): string {
  let origin = key;
  for (let cause = parents.get(origin); cause !== null && cause !== undefined; cause = parents.get(origin)) {
    origin = cause;
  }
  return origin;
}

function comparedSections(before: EstimateContent, after: EstimateContent): readonly SectionComparison[] {
  const compared: SectionComparison[] = [];
  for (const section of contentSections) {
    if (section === 'lines') continue;
    const fields = differingFields(byId(before[section]), byId(after[section]));
    if (fields.length > 0) compared.push({ section, fields });
  }
  return compared;
}

function byId(section: object): object {
  return Array.isArray(section)
    ? Object.fromEntries(section.map((entry: { readonly id: string }) => [entry.id, entry]))
    : section;
}

function differingFields<Value extends object>(before: Value, after: Value): (keyof Value & string)[] {
  if (before === after) return [];
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Value & string>;
  return [...fields].filter((field) => !isSame(before[field], after[field]));
}

function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  return differingFields(left, right).length === 0;
}
