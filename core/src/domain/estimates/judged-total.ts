import { canonicalJson } from './canonical.ts';
import type { Profile, RateValues, Tax } from './profile.ts';
import type { TotalName } from './total-amount.ts';

/** What the profile says of a total that this estimate has its own rate, rule or tax for; nothing where it follows it. */
export function standardOf(name: TotalName, { standard, taxes }: Profile): RateValues {
  if (standard === undefined) return {};
  switch (name.kind) {
    case 'labor-type':
    case 'labor-listed':
    case 'labor-discount': {
      const rate = standard.labor?.[name.type];
      return rate === undefined ? {} : { labor: { [name.type]: rate } };
    }
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
