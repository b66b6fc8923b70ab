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
import { type ChangeSentences, changeSentences } from './change-text.ts';
import { paintMethodLabels, partSourceLabels, suppliesMethodLabels } from './setting-labels.ts';

/** The changes between two states of a profile, one sentence each. */
export function profileChanges(before: Profile, after: Profile): readonly string[] {
  const changes = changeSentences();
  changes.text('Profile name', before.name, after.name);
  for (const type of laborTypes) {
    const then = before.labor[type];
    const now = after.labor[type];
    changes.text('Labor type', then.name, now.name);
    changes.money(`${now.name} rate`, then.rate, now.rate);
    changes.percent(`${now.name} discount`, then.discount, now.discount);
  }
  for (const source of partSources) {
    const name = `${partSourceLabels[source]} parts`;
    changes.percent(`${name} markup`, before.parts[source].markup, after.parts[source].markup);
    changes.percent(`${name} discount`, before.parts[source].discount, after.parts[source].discount);
  }
  taxesChanges(changes, before.taxes, after.taxes);
  paintChanges(changes, before.paintMaterials, after.paintMaterials);
  suppliesChanges(changes, before.shopSupplies, after.shopSupplies);
  changes.yes(
    'Consumables on lines of their own',
    before.consumables === 'own-lines',
    after.consumables === 'own-lines',
  );
  changes.percent('Sublet markup', before.subletMarkup, after.subletMarkup);
  discountChanges(changes, before.discount, after.discount);
  for (const { key, label, unit } of refinishFields)
    changes[unit](label, before.refinish[key], after.refinish[key]);
  changes.yes('Betterment is taxed', before.betterment.isTaxed, after.betterment.isTaxed);
  changes.yes(
    'Betterment on labor too',
    before.betterment.defaultBasis === 'part-and-labor',
    after.betterment.defaultBasis === 'part-and-labor',
  );
  changes.money('Deductible', before.deductible.standard, after.deductible.standard);
  changes.yes(
    'Deductible printed among the totals',
    before.deductible.printedIn === 'totals',
    after.deductible.printedIn === 'totals',
  );
  return changes.sentences;
}

function taxesChanges(changes: ChangeSentences, before: readonly Tax[], after: readonly Tax[]): void {
  for (const tax of before) {
    if (!after.some(({ id }) => id === tax.id)) changes.plain(`${tax.name} removed`);
  }
  for (const tax of after) {
    const then = before.find(({ id }) => id === tax.id);
    if (then === undefined) {
      changes.plain(`${tax.name || 'Tax'} added`);
      continue;
    }
    changes.text('Tax', then.name, tax.name);
    changes.percent(`${tax.name} rate`, then.rate, tax.rate);
    if (canonicalJson(then.tiers) !== canonicalJson(tax.tiers)) changes.plain(`Tiers of ${tax.name} changed`);
    if (canonicalJson(basisOf(then)) !== canonicalJson(basisOf(tax))) {
      changes.plain(`What ${tax.name} applies to changed`);
    }
  }
}

function basisOf({ onParts, onLabor, onPaint, onSupplies, onSublet, onOther }: Tax) {
  return { onParts, onLabor, onPaint, onSupplies, onSublet, onOther };
}

function paintChanges(changes: ChangeSentences, before: PaintMaterials, after: PaintMaterials): void {
  const label = 'Paint materials';
  changes.text(label, paintMethodLabels[before.method], paintMethodLabels[after.method]);
  if (before.method === 'rate' && after.method === 'rate') {
    changes.money(label, before.rate, after.rate);
    changes.hours(`${label}, hours at the first rate`, before.firstHours, after.firstHours);
    changes.money(`${label}, further hours`, before.furtherRate, after.furtherRate);
    changes.money(`${label} at most`, before.cap, after.cap);
  }
  if (before.method === 'percent' && after.method === 'percent') {
    changes.percent(label, before.percent, after.percent);
    changes.money(`${label} at most`, before.cap, after.cap);
  }
  if (before.method === 'table' && after.method === 'table') {
    if (canonicalJson(before.rows) !== canonicalJson(after.rows)) changes.plain(`Table of ${label} changed`);
  }
  changes.yes(`${label} for lines by hand`, before.countsManualLines, after.countsManualLines);
}

function suppliesChanges(changes: ChangeSentences, before: ShopSupplies, after: ShopSupplies): void {
  const label = 'Shop supplies';
  changes.text(label, suppliesMethodLabels[before.method], suppliesMethodLabels[after.method]);
  if (before.method === 'flat' && after.method === 'flat') changes.money(label, before.amount, after.amount);
  if (before.method === 'percent' && after.method === 'percent') {
    changes.percent(label, before.percent, after.percent);
    changes.yes(`${label} of labor`, before.ofLabor, after.ofLabor);
    changes.yes(`${label} of parts`, before.ofParts, after.ofParts);
  }
  if (before.method === 'per-hour' && after.method === 'per-hour')
    changes.money(label, before.rate, after.rate);
  if ('min' in before && 'min' in after) {
    changes.money(`${label} at least`, before.min, after.min);
    changes.money(`${label} at most`, before.max, after.max);
  }
}

function discountChanges(
  changes: ChangeSentences,
  before: Profile['discount'],
  after: Profile['discount'],
): void {
  if (before.kind === 'percent' && after.kind === 'percent') {
    changes.percent('Discount', before.percent, after.percent);
  } else if (before.kind === 'flat' && after.kind === 'flat') {
    changes.money('Discount', before.amount, after.amount);
  } else changes.text('Discount', before.kind, after.kind);
}
