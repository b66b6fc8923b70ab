import { adjustmentLabels } from '../pricing/payers/billed-totals.ts';
import { categoryLabels, chargeLabels, sourceLabels } from '../model/category-labels.ts';
import { hours, money } from '../../number-text.ts';
import type { OtherCharge, PartSource, Profile } from '../model/profile.ts';
import type { SupplementRow, SupplementRowKind } from '../versions/supplement.ts';
import type { LaborType } from '../../catalogue/trade-words.ts';

type RowLabel = (row: SupplementRow, profile: Pick<Profile, 'labor'>) => string;

const rowLabels: Readonly<Record<SupplementRowKind, RowLabel>> = {
  parts: ({ name }) => sourceLabels[name as PartSource],
  'parts-adjustment': (row) => `${sourceLabels[row.name as PartSource]}, ${percentText(row)}`,
  'additional-parts': () => 'Additional supplement parts',
  labor: (row, profile) => `${laborName(row, profile)}${basis(row)}`,
  'labor-discount': (row, profile) => `${laborName(row, profile)}, ${percentText(row)}`,
  'additional-labor': () => 'Additional supplement labor',
  paint: (row) => `${categoryLabels.paint}${basis(row)}`,
  supplies: () => categoryLabels.supplies,
  'additional-materials': () => 'Additional supplement materials',
  sublet: () => categoryLabels.sublet,
  'sublet-markup': (row) => `${categoryLabels.sublet}, ${percentText(row)}`,
  other: ({ name }) => chargeLabels[name as OtherCharge],
  'other-adjustment': (row) => `${chargeLabels[row.name as OtherCharge]}, ${percentText(row)}`,
  'additional-charges': () => 'Additional supplement charges',
  subtotal: () => 'Subtotal',
  discount: () => 'Discount',
  tax: ({ name }) => name ?? 'Tax',
  'additional-taxes': () => 'Additional supplement taxes',
  total: () => 'Supplement',
};

/** The label of a supplement row, such as "Body labor, 43.8 h × 90.00". */
export function supplementRowText(row: SupplementRow, profile: Pick<Profile, 'labor'>): string {
  return rowLabels[row.kind](row, profile);
}

function laborName({ name }: SupplementRow, { labor }: Pick<Profile, 'labor'>): string {
  return `${labor[name as LaborType].name} labor`;
}

function basis({ hours: own, rate }: SupplementRow): string {
  if (own === undefined) return '';
  return rate === undefined ? `, ${hours(own)}` : `, ${hours(own)} × ${money(rate)}`;
}

function percentText({ percent }: SupplementRow): string {
  return percent === undefined ? 'markup and discount' : adjustmentLabels(percent);
}
