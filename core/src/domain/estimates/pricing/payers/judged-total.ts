import { canonicalJson } from '../../../hashing/canonical-json.ts';
import type { LaborRate, Profile, RateValues, Tax } from '../../model/profile.ts';
import type { TotalName } from './total-amount.ts';

/** What the profile says of a total that this estimate has its own rate, rule or tax for; nothing where it follows it. */
export function standardOf(name: TotalName, { standard, taxes, labor }: Profile): RateValues {
  if (standard === undefined) return {};
  switch (name.kind) {
    case 'labor-type':
    case 'labor-listed':
    case 'labor-discount':
      return standardLabor(name, labor[name.type], standard);
    case 'parts-source':
    case 'parts-adjustment': {
      const rate = standard.parts?.[name.source];
      return rate === undefined ? {} : { parts: { [name.source]: rate } };
    }
    case 'sublet-markup':
      return only('subletMarkup', standard);
    case 'discount':
      return only('discount', standard);
    case 'tax':
    case 'tax-base':
      return standardTax(name.id, taxes, standard.taxes);
    case 'category':
      return standardCategory(name.category, standard);
    default:
      return {};
  }
}

export function isJudgedTotal(name: TotalName, profile: Profile): boolean {
  return profile.standard !== undefined && Object.keys(standardOf(name, profile)).length > 0;
}

function standardCategory(
  category: Extract<TotalName, { kind: 'category' }>['category'],
  standard: RateValues,
): RateValues {
  switch (category) {
    case 'labor':
      return only('labor', standard);
    case 'parts':
      return only('parts', standard);
    case 'paint':
      return only('paintMaterials', standard);
    case 'supplies':
      return only('shopSupplies', standard);
    case 'sublet':
      return only('subletMarkup', standard);
    default:
      return {};
  }
}

/** Of a rate and its discount one may be as the profile has it. */
function standardLabor(
  { kind, type }: Extract<TotalName, { kind: 'labor-type' | 'labor-listed' | 'labor-discount' }>,
  own: LaborRate,
  standard: RateValues,
): RateValues {
  const said = standard.labor?.[type];
  if (said === undefined) return {};
  if (kind === 'labor-listed' && said.rate === own.rate) return {};
  if (kind === 'labor-discount' && said.discount === own.discount) return {};
  return { labor: { [type]: said } };
}

/** The others of the list may be as the profile has them. */
function standardTax(id: string, own: readonly Tax[], said: readonly Tax[] | undefined): RateValues {
  if (said === undefined) return {};
  const isMeant = (tax: Tax) => tax.id === id;
  const taxes = said.filter(isMeant);
  return canonicalJson(own.filter(isMeant)) === canonicalJson(taxes) ? {} : { taxes };
}

function only<Field extends keyof RateValues>(field: Field, { [field]: value }: RateValues): RateValues {
  return value === undefined ? {} : { [field]: value };
}
