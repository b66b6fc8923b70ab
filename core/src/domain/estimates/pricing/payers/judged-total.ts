import { canonicalJson } from '../../../hashing/canonical-json.ts';
import type { LaborRate, Profile, RateValues, Tax } from '../../model/profile.ts';
import type { TotalName } from './total-amount.ts';

/** The profile's values where this estimate has its own rate, rule or tax for a total; empty where it has not. */
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

/** Only the rate or only its discount may differ from the profile. */
function standardLabor(
  { kind, type }: Extract<TotalName, { kind: 'labor-type' | 'labor-listed' | 'labor-discount' }>,
  own: LaborRate,
  standard: RateValues,
): RateValues {
  const ofProfile = standard.labor?.[type];
  if (ofProfile === undefined) return {};
  if (kind === 'labor-listed' && ofProfile.rate === own.rate) return {};
  if (kind === 'labor-discount' && ofProfile.discount === own.discount) return {};
  return { labor: { [type]: ofProfile } };
}

/** The estimate's list of taxes may differ in one of them alone. */
function standardTax(id: string, own: readonly Tax[], profileTaxes: readonly Tax[] | undefined): RateValues {
  if (profileTaxes === undefined) return {};
  const matches = (tax: Tax) => tax.id === id;
  const taxes = profileTaxes.filter(matches);
  return canonicalJson(own.filter(matches)) === canonicalJson(taxes) ? {} : { taxes };
}

function only<Field extends keyof RateValues>(field: Field, { [field]: value }: RateValues): RateValues {
  return value === undefined ? {} : { [field]: value };
}
