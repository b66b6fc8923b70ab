import { laborTypes } from '../../catalogue/trade-words.ts';
import { partSources, type Profile, type Tax } from '../../estimates/model/profile.ts';
import { type Millionths, noPercent, sum } from '../../units.ts';
import type { DbaseRecord, FieldValue } from '../dbase/field.ts';
import { laborCodes, partCodes, subletPart } from './codes.ts';

type Taxes = (tax: Tax) => boolean;

/** At most six taxes; readers know the first by this name and add up all of them. */
const taxNames = ['LS', 'T2', 'T3', 'T4', 'T5', 'T6'] as const;

/** The sum of the rates of all taxes that apply. */
function rateOf({ taxes }: Profile, applies: Taxes): Millionths {
  return sum(taxes.filter(applies).map(({ rate }) => rate));
}

function isTaxed({ taxes }: Profile, applies: Taxes): boolean {
  return taxes.some(applies);
}

export function headerTable(profile: Profile): DbaseRecord {
  const { discount } = profile;
  const parts: Taxes = ({ onParts }) => onParts.includes('new');
  const towing: Taxes = ({ onOther }) => onOther.includes('towing');
  const storage: Taxes = ({ onOther }) => onOther.includes('storage');
  const sublet: Taxes = ({ onSublet }) => onSublet;
  return {
    ID_PRO_NAM: profile.name,
    TAX_PRETHR: rateOf(profile, parts),
    TAX_PSTTHR: rateOf(profile, parts),
    TAX_TOW_IN: isTaxed(profile, towing),
    TAX_TOW_RT: rateOf(profile, towing),
    TAX_STR_IN: isTaxed(profile, storage),
    TAX_STR_RT: rateOf(profile, storage),
    TAX_SUB_IN: isTaxed(profile, sublet),
    TAX_SUB_RT: rateOf(profile, sublet),
    TAX_BTR_IN: profile.betterment.isTaxed,
    TAX_LBR_RT: rateOf(profile, ({ onLabor }) => onLabor.includes('body')),
    TAX_GST_IN: false,
    ADJ_G_DISC: discount.kind === 'percent' ? discount.percent : noPercent,
    ADJ_BTR_IN: false,
  };
}

/** One row for each code: labor types that share one differ on the lines by their amounts. */
export function laborTable(profile: Profile): readonly DbaseRecord[] {
  const types = laborTypes.filter(
    (type, index) => laborTypes.findIndex((other) => laborCodes[other] === laborCodes[type]) === index,
  );
  return types.map((type) => {
    const { name, rate, discount } = profile.labor[type];
    const applies: Taxes = ({ onLabor }) => onLabor.includes(type);
    return {
      LBR_TYPE: laborCodes[type],
      LBR_DESC: name,
      LBR_RATE: rate,
      LBR_TAX_IN: isTaxed(profile, applies),
      LBR_TAXP: rateOf(profile, applies),
      LBR_ADJP: (0 - discount) as Millionths,
      ...taxFlags('LBR_TX', profile, applies),
    };
  });
}

export function materialTable(profile: Profile): readonly DbaseRecord[] {
  const { paintMaterials: paint, shopSupplies: supplies } = profile;
  const onPaint: Taxes = (tax) => tax.onPaint;
  const onSupplies: Taxes = (tax) => tax.onSupplies;
  return [
    {
      MATL_TYPE: 'MAPA',
      CAL_DESC: 'PAINT MATERIALS',
      CAL_MAXDLR: paint.method === 'table' ? null : paint.cap,
      CAL_PRIP: paint.method === 'percent' ? paint.percent : null,
      CAL_LBRMAX: paint.method === 'rate' ? paint.firstHours : null,
      CAL_LBRRTE: paint.method === 'rate' ? paint.rate : null,
      CAL_OPCODE: 'OP6 OP15',
      TAX_IND: isTaxed(profile, onPaint),
      MAT_TAXP: rateOf(profile, onPaint),
      ...taxFlags('MAT_TX', profile, onPaint),
    },
    {
      MATL_TYPE: 'MASH',
      CAL_DESC: 'SHOP SUPPLIES',
      CAL_MAXDLR: supplies.method === 'percent' || supplies.method === 'per-hour' ? supplies.max : null,
      CAL_PRIP: supplies.method === 'percent' ? supplies.percent : null,
      CAL_LBRRTE: supplies.method === 'per-hour' ? supplies.rate : null,
      TAX_IND: isTaxed(profile, onSupplies),
      MAT_TAXP: rateOf(profile, onSupplies),
      ...taxFlags('MAT_TX', profile, onSupplies),
    },
  ];
}

export function partTable(profile: Profile): readonly DbaseRecord[] {
  const sources = partSources.map((source) => {
    const { markup, discount } = profile.parts[source];
    const applies: Taxes = ({ onParts }) => onParts.includes(source);
    return partRow(profile, partCodes[source], applies, { markup, discount });
  });
  const sublet = { markup: profile.subletMarkup, discount: noPercent };
  return [...sources, partRow(profile, subletPart, ({ onSublet }) => onSublet, sublet)];
}

function partRow(
  profile: Profile,
  code: string,
  applies: Taxes,
  { markup, discount }: { readonly markup: Millionths; readonly discount: Millionths },
): DbaseRecord {
  return {
    PRT_TYPE: code,
    PRT_TAX_IN: isTaxed(profile, applies),
    PRT_TAX_RT: rateOf(profile, applies),
    PRT_MKUPP: markup,
    PRT_MKTYP: markup > 0,
    PRT_DISCP: discount,
    ...taxFlags('PRT_TX', profile, applies),
  };
}

export function towingTable(profile: Profile): DbaseRecord {
  const flags = (prefix: string, applies: Taxes) =>
    Object.fromEntries(
      profile.taxes.flatMap((tax, index) => [
        [`${prefix}_TY${index + 1}`, taxNames[index] ?? ''],
        [`${prefix}_IN${index + 1}`, applies(tax) ? 'Y' : 'N'],
      ]),
    );
  return {
    TX_TOW_TY: 'OTTW',
    ...flags('TOW_T', ({ onOther }) => onOther.includes('towing')),
    TX_STOR_TY: 'OTST',
    ...flags('STOR_T', ({ onOther }) => onOther.includes('storage')),
  };
}

/** Five of the six fit here; the sixth is still in its own table. */
const mostFlags = 5;

function taxFlags(prefix: string, { taxes }: Profile, applies: Taxes): DbaseRecord {
  return Object.fromEntries(
    taxes.slice(0, mostFlags).flatMap((tax, index) => [
      [`${prefix}_TY${index + 1}`, taxNames[index] ?? ''],
      [`${prefix}_IN${index + 1}`, applies(tax) ? 'Y' : 'N'],
    ]),
  );
}

/** The largest value of the field, for the open-ended last tier. */
const noThreshold = 999_999;

export function taxTable({ taxes }: Profile): DbaseRecord {
  const fields: Record<string, FieldValue> = {};
  for (const [index, tax] of taxes.entries()) {
    const type = index + 1;
    fields[`TAX_TYPE${type}`] = taxNames[index] ?? '';
    const tiers = tax.tiers.length === 0 ? [{ upTo: null, rate: tax.rate, surcharge: 0 }] : tax.tiers;
    for (const [at, { upTo, rate, surcharge }] of tiers.entries()) {
      const tier = at + 1;
      fields[`TY${type}_TIER${tier}`] = tier;
      fields[`TY${type}_THRES${tier}`] = upTo ?? noThreshold;
      fields[`TY${type}_RATE${tier}`] = rate;
      fields[`TY${type}_SUR${tier}`] = surcharge;
    }
  }
  return fields;
}
