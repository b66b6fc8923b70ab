import { laborTypes } from '../catalogue/trade-words.ts';
import { canonicalJson } from '../hashing/canonical-json.ts';
import {
  type PaintMaterials,
  partSources,
  type Profile,
  type ShopSupplies,
  type Tax,
} from '../estimates/model/profile.ts';
import { refinishFields } from './refinish-fields.ts';
import { type Say, describing } from './change-text.ts';
import { paintMethodLabels, partSourceLabels, suppliesMethodLabels } from './setting-labels.ts';

/** The changes between two states of a profile, one sentence each. */
export function profileChanges(before: Profile, after: Profile): readonly string[] {
  const say = describing();
  say.text('Profile name', before.name, after.name);
  for (const type of laborTypes) {
    const then = before.labor[type];
    const now = after.labor[type];
    say.text('Labor type', then.name, now.name);
    say.money(`${now.name} rate`, then.rate, now.rate);
    say.percent(`${now.name} discount`, then.discount, now.discount);
  }
  for (const source of partSources) {
    const name = `${partSourceLabels[source]} parts`;
    say.percent(`${name} markup`, before.parts[source].markup, after.parts[source].markup);
    say.percent(`${name} discount`, before.parts[source].discount, after.parts[source].discount);
  }
  taxesChanges(say, before.taxes, after.taxes);
  paintChanges(say, before.paintMaterials, after.paintMaterials);
  suppliesChanges(say, before.shopSupplies, after.shopSupplies);
  say.yes(
    'Consumables on lines of their own',
    before.consumables === 'own-lines',
    after.consumables === 'own-lines',
  );
  say.percent('Sublet markup', before.subletMarkup, after.subletMarkup);
  discountChanges(say, before.discount, after.discount);
  for (const { key, label, unit } of refinishFields)
    say[unit](label, before.refinish[key], after.refinish[key]);
  say.yes('Betterment is taxed', before.betterment.isTaxed, after.betterment.isTaxed);
  say.yes(
    'Betterment on labor too',
    before.betterment.defaultBasis === 'part-and-labor',
    after.betterment.defaultBasis === 'part-and-labor',
  );
  say.money('Deductible', before.deductible.standard, after.deductible.standard);
  say.yes(
    'Deductible printed among the totals',
    before.deductible.printedIn === 'totals',
    after.deductible.printedIn === 'totals',
  );
  return say.sentences;
}

function taxesChanges(say: Say, before: readonly Tax[], after: readonly Tax[]): void {
  for (const tax of before) {
    if (!after.some(({ id }) => id === tax.id)) say.plain(`${tax.name} removed`);
  }
  for (const tax of after) {
    const then = before.find(({ id }) => id === tax.id);
    if (then === undefined) {
      say.plain(`${tax.name || 'Tax'} added`);
      continue;
    }
    say.text('Tax', then.name, tax.name);
    say.percent(`${tax.name} rate`, then.rate, tax.rate);
    if (canonicalJson(then.tiers) !== canonicalJson(tax.tiers)) say.plain(`Tiers of ${tax.name} changed`);
    if (canonicalJson(basisOf(then)) !== canonicalJson(basisOf(tax))) {
      say.plain(`What ${tax.name} applies to changed`);
    }
  }
}

function basisOf({ onParts, onLabor, onPaint, onSupplies, onSublet, onOther }: Tax) {
  return { onParts, onLabor, onPaint, onSupplies, onSublet, onOther };
}

function paintChanges(say: Say, before: PaintMaterials, after: PaintMaterials): void {
  const label = 'Paint materials';
  say.text(label, paintMethodLabels[before.method], paintMethodLabels[after.method]);
  if (before.method === 'rate' && after.method === 'rate') {
    say.money(label, before.rate, after.rate);
    say.hours(`${label}, hours at the first rate`, before.firstHours, after.firstHours);
    say.money(`${label}, further hours`, before.furtherRate, after.furtherRate);
    say.money(`${label} at most`, before.cap, after.cap);
  }
  if (before.method === 'percent' && after.method === 'percent') {
    say.percent(label, before.percent, after.percent);
    say.money(`${label} at most`, before.cap, after.cap);
  }
  if (before.method === 'table' && after.method === 'table') {
    if (canonicalJson(before.rows) !== canonicalJson(after.rows)) say.plain(`Table of ${label} changed`);
  }
  say.yes(`${label} for lines by hand`, before.countsManualLines, after.countsManualLines);
}

function suppliesChanges(say: Say, before: ShopSupplies, after: ShopSupplies): void {
  const label = 'Shop supplies';
  say.text(label, suppliesMethodLabels[before.method], suppliesMethodLabels[after.method]);
  if (before.method === 'flat' && after.method === 'flat') say.money(label, before.amount, after.amount);
  if (before.method === 'percent' && after.method === 'percent') {
    say.percent(label, before.percent, after.percent);
    say.yes(`${label} of labor`, before.ofLabor, after.ofLabor);
    say.yes(`${label} of parts`, before.ofParts, after.ofParts);
  }
  if (before.method === 'per-hour' && after.method === 'per-hour') say.money(label, before.rate, after.rate);
  if ('min' in before && 'min' in after) {
    say.money(`${label} at least`, before.min, after.min);
    say.money(`${label} at most`, before.max, after.max);
  }
}

function discountChanges(say: Say, before: Profile['discount'], after: Profile['discount']): void {
  if (before.kind === 'percent' && after.kind === 'percent') {
    say.percent('Discount', before.percent, after.percent);
  } else if (before.kind === 'flat' && after.kind === 'flat') {
    say.money('Discount', before.amount, after.amount);
  } else say.text('Discount', before.kind, after.kind);
}
