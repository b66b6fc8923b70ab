import { refinishFields } from '@dre/core/domain/account/refinish-fields';
import { partSourceLabels } from '@dre/core/domain/account/setting-labels';
import type { LaborType } from '@dre/core/domain/catalogue/trade-words';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import type { PartSource } from '@dre/core/domain/estimates/model/profile';

/** The screen's label of a profile field, by the path an issue is reported under. */
export function profileLabel(path: string): string {
  const [matter = '', ...rest] = path.replace(/^profile\./, '').split('.');
  return matters[matter]?.(rest) ?? fields[matter] ?? inWords([matter, ...rest]);
}

type Label = (rest: readonly string[]) => string;

const matters: Readonly<Record<string, Label>> = {
  labor: ([type = '', field = '']) => {
    const name = defaultProfile().labor[type as LaborType]?.name ?? inWords([type]);
    return field === 'name' ? `Labor type ${name}` : `${name} ${inWords([field])}`.trim();
  },
  parts: ([source = '', field = '']) =>
    `${partSourceLabels[source as PartSource] ?? inWords([source])} parts ${inWords([field])}`.trim(),
  paintMaterials: ([field = '', row, cell = '']) =>
    row === undefined
      ? `Paint materials${after(paintFields[field])}`
      : `Paint materials, row ${nth(row)}${after(rowFields[cell])}`,
  shopSupplies: ([field = '']) => suppliesFields[field] ?? 'Shop supplies',
  taxes: ([tax, field = '', tier, cell = '']) => {
    if (tax === undefined) return 'Taxes';
    const name = `Tax ${nth(tax)}`;
    return tier === undefined
      ? `${name}${after(taxFields[field])}`
      : `${name}, tier ${nth(tier)}${after(tierFields[cell])}`;
  },
  refinish: ([field = '']) =>
    refinishFields.find(({ key }) => key === field)?.label ?? `Refinish rules${after(inWords([field]))}`,
  discount: ([field = '']) => (field === '' ? 'Discount' : `Discount ${inWords([field])}`),
};

const fields: Readonly<Record<string, string>> = {
  name: 'Profile name',
  subletMarkup: 'Sublet markup',
  deductible: 'Deductible',
  consumables: 'Consumables of the book',
  betterment: 'Betterment',
};

const paintFields: Readonly<Record<string, string>> = {
  method: 'method',
  rate: 'rate',
  firstHours: 'hours at this rate',
  furtherRate: 'rate of further hours',
  percent: 'percent of refinish labor',
  cap: 'at most',
  rows: 'table',
};
const rowFields: Readonly<Record<string, string>> = { maxHours: 'up to', charge: 'amount' };
const suppliesFields: Readonly<Record<string, string>> = {
  percent: 'Shop supplies, percent',
  rate: 'Shop supplies, rate',
  amount: 'Shop supplies, amount',
  min: 'Supplies, at least',
  max: 'Supplies, at most',
};
const taxFields: Readonly<Record<string, string>> = { name: 'name', rate: 'rate', tiers: 'tiers', id: 'id' };
const tierFields: Readonly<Record<string, string>> = {
  upTo: 'up to',
  rate: 'rate',
  surcharge: 'surcharge',
};

function after(word: string | undefined): string {
  return word === undefined || word === '' ? '' : `, ${word}`;
}

function nth(index: string): string {
  return String(Number(index) + 1);
}

/** A readable path for fields no screen shows. */
function inWords(path: readonly string[]): string {
  return path.map((name) => name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()).join(' ');
}
