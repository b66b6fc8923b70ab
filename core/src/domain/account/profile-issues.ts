import { laborTypes } from '../catalogue/trade-words.ts';
import { limits } from '../estimates/model/limits.ts';
import {
  type PaintMaterials,
  partSources,
  type Profile,
  type ShopSupplies,
  type Tax,
} from '../estimates/model/profile.ts';
import { type IssuesByField, IssueList } from './issue.ts';
import { refinishFields } from './refinish-fields.ts';
import { settingsLimits } from './settings-limits.ts';

/** A discount cannot exceed 100 %. */
const whole = 1_000_000;

/** All issues of a profile by field path. */
export function profileIssues(profile: Profile): IssuesByField {
  const list = new IssueList();
  list.required('name', profile.name, settingsLimits.name);
  for (const type of laborTypes) {
    const { name, rate, discount } = profile.labor[type];
    list.required(`labor.${type}.name`, name, settingsLimits.name);
    list.rate(`labor.${type}.rate`, rate);
    list.percent(`labor.${type}.discount`, discount, whole);
  }
  for (const source of partSources) {
    list.percent(`parts.${source}.markup`, profile.parts[source].markup);
    list.percent(`parts.${source}.discount`, profile.parts[source].discount, whole);
  }
  checkPaint(list, profile.paintMaterials);
  checkSupplies(list, profile.shopSupplies);
  list.percent('subletMarkup', profile.subletMarkup);
  checkTaxes(list, profile.taxes);
  if (profile.discount.kind === 'percent') list.percent('discount.percent', profile.discount.percent, whole);
  if (profile.discount.kind === 'flat') list.money('discount.amount', profile.discount.amount);
  for (const { key, unit } of refinishFields) {
    const value = profile.refinish[key];
    if (unit === 'hours') list.hours(`refinish.${key}`, value);
    // Percentages of a panel's time: larger ones would make the largest allowed estimate inexact to the cent.
    else list.percent(`refinish.${key}`, value ?? 0, whole);
  }
  list.money('deductible.standard', profile.deductible.standard);
  return list.issues;
}

function checkPaint(list: IssueList, paint: PaintMaterials): void {
  if (paint.method === 'rate') {
    list.rate('paintMaterials.rate', paint.rate);
    list.hours('paintMaterials.firstHours', paint.firstHours);
    list.rate('paintMaterials.furtherRate', paint.furtherRate);
  }
  if (paint.method === 'percent') list.percent('paintMaterials.percent', paint.percent);
  if (paint.method !== 'table') {
    list.money('paintMaterials.cap', paint.cap);
    return;
  }
  if (paint.rows.length === 0) list.add('paintMaterials.rows', 'needs at least one row');
  if (paint.rows.length > settingsLimits.profiles) list.add('paintMaterials.rows', 'has too many rows');
  paint.rows.forEach(({ maxHours, charge }, row) => {
    list.hours(`paintMaterials.rows.${row}.maxHours`, maxHours);
    if (maxHours <= (paint.rows[row - 1]?.maxHours ?? -1)) {
      list.add(`paintMaterials.rows.${row}.maxHours`, 'must be more than in the row above');
    }
    if (charge.kind === 'rate') list.rate(`paintMaterials.rows.${row}.charge`, charge.rate);
    else list.money(`paintMaterials.rows.${row}.charge`, charge.amount);
  });
}

function checkSupplies(list: IssueList, supplies: ShopSupplies): void {
  if (supplies.method === 'flat') list.money('shopSupplies.amount', supplies.amount);
  if (supplies.method === 'per-hour') list.rate('shopSupplies.rate', supplies.rate);
  if (supplies.method === 'percent') list.percent('shopSupplies.percent', supplies.percent);
  if (supplies.method === 'flat' || supplies.method === 'none') return;
  list.money('shopSupplies.min', supplies.min);
  list.money('shopSupplies.max', supplies.max);
  if (supplies.min !== null && supplies.max !== null && supplies.min > supplies.max) {
    list.add('shopSupplies.max', 'must not be less than at least');
  }
}

function checkTaxes(list: IssueList, taxes: readonly Tax[]): void {
  if (taxes.length > limits.taxes) list.add('taxes', `A profile holds at most ${limits.taxes} taxes.`);
  const ids = new Set<string>();
  taxes.forEach((tax, index) => {
    const path = `taxes.${index}`;
    list.required(`${path}.name`, tax.name, settingsLimits.name);
    list.percent(`${path}.rate`, tax.rate, whole);
    if (ids.has(tax.id)) list.add(`${path}.id`, 'is used twice');
    ids.add(tax.id);
    checkTiers(list, path, tax);
  });
}

function checkTiers(list: IssueList, path: string, { tiers }: Tax): void {
  if (tiers.length > limits.taxTiers) {
    list.add(`${path}.tiers`, `A tax holds at most ${limits.taxTiers} tiers.`);
  }
  tiers.forEach(({ upTo, rate, surcharge }, index) => {
    const tier = `${path}.tiers.${index}`;
    list.percent(`${tier}.rate`, rate, whole);
    list.money(`${tier}.surcharge`, surcharge);
    list.money(`${tier}.upTo`, upTo);
    const isLast = index === tiers.length - 1;
    if (isLast !== (upTo === null)) {
      list.add(
        `${tier}.upTo`,
        isLast ? 'must be open in the last tier' : 'is needed in every tier but the last',
      );
    }
    if (upTo !== null && upTo <= (tiers[index - 1]?.upTo ?? -1)) {
      list.add(`${tier}.upTo`, 'must be more than in the tier above');
    }
  });
}
