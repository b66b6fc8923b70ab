import { type Static, type TSchema, Type } from 'typebox';
import { type LaborType, laborTypes } from '../../../domain/catalogue/trade-words.ts';
import { limits } from '../../../domain/estimates/model/limits.ts';
import { otherCharges, type PartSource, partSources } from '../../../domain/estimates/model/profile.ts';
import type { Cents, CentsPerHour, Millionths, TenthHours } from '../../../domain/units.ts';
import { orNull } from '../../paging.ts';
import { between, exact, list, measure, Text } from './values.ts';

// Rates, markups and discounts are checked by the estimate, which names the field; the rest of a profile is bounded
// here.
const Money = between<Cents>(0, limits.price);
const Rate = between<CentsPerHour>(0, limits.rate);
const Percent = between<Millionths>(0, limits.percent);
const Hours = between<TenthHours>(0, limits.hours);

/** An object with a value for every key. */
function forEach<Key extends string, S extends TSchema>(keys: readonly Key[], value: S) {
  const properties = Object.fromEntries(keys.map((key) => [key, value]));
  return Type.Unsafe<Readonly<Record<Key, Static<S>>>>(Type.Object(properties, exact));
}

const LaborRate = Type.Object(
  { name: Text, rate: measure<CentsPerHour>(), discount: measure<Millionths>() },
  exact,
);
const PartsRate = Type.Object({ markup: measure<Millionths>(), discount: measure<Millionths>() }, exact);

const PaintTableRow = Type.Object(
  {
    maxHours: Hours,
    charge: Type.Union([
      Type.Object({ kind: Type.Literal('rate'), rate: Rate }, exact),
      Type.Object({ kind: Type.Literal('flat'), amount: Money }, exact),
    ]),
  },
  exact,
);

const PaintMaterials = Type.Union([
  Type.Object(
    {
      method: Type.Literal('rate'),
      rate: Rate,
      firstHours: orNull(Hours),
      furtherRate: Rate,
      cap: orNull(Money),
      countsManualLines: Type.Boolean(),
    },
    exact,
  ),
  Type.Object(
    {
      method: Type.Literal('percent'),
      percent: Percent,
      cap: orNull(Money),
      countsManualLines: Type.Boolean(),
    },
    exact,
  ),
  Type.Object(
    {
      method: Type.Literal('table'),
      rows: list(PaintTableRow, limits.count),
      countsManualLines: Type.Boolean(),
    },
    exact,
  ),
]);

const ShopSupplies = Type.Union([
  Type.Object({ method: Type.Literal('none') }, exact),
  Type.Object(
    {
      method: Type.Literal('percent'),
      percent: Percent,
      ofLabor: Type.Boolean(),
      ofParts: Type.Boolean(),
      min: orNull(Money),
      max: orNull(Money),
    },
    exact,
  ),
  Type.Object(
    { method: Type.Literal('per-hour'), rate: Rate, min: orNull(Money), max: orNull(Money) },
    exact,
  ),
  Type.Object({ method: Type.Literal('flat'), amount: Money }, exact),
]);

const Tax = Type.Object(
  {
    id: Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9-]+$' }),
    name: Text,
    rate: measure<Millionths>(),
    onParts: list(Type.Enum(partSources), partSources.length),
    onLabor: list(Type.Enum(laborTypes), laborTypes.length),
    onPaint: Type.Boolean(),
    onSupplies: Type.Boolean(),
    onSublet: Type.Boolean(),
    onOther: list(Type.Enum(otherCharges), otherCharges.length),
    tiers: list(
      Type.Object({ upTo: orNull(Money), rate: Percent, surcharge: Money }, exact),
      limits.taxTiers * 2,
    ),
  },
  exact,
);

const Discount = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, exact),
  Type.Object({ kind: Type.Literal('percent'), percent: measure<Millionths>() }, exact),
  Type.Object({ kind: Type.Literal('flat'), amount: measure<Cents>() }, exact),
]);

const RefinishRules = Type.Object(
  {
    majorFrom: Hours,
    overlapAdjacent: Hours,
    overlapNonAdjacent: Hours,
    overlapMinor: Hours,
    clearFirst: Percent,
    clearAdditional: Percent,
    clearCap: orNull(Hours),
    threeStageFirst: Percent,
    threeStageAdditional: Percent,
    twoToneFirst: Percent,
    twoToneAdditional: Percent,
    blend: Percent,
    blendThreeStage: Percent,
    breakPoint: Percent,
    blendOnPanel: Percent,
    sandAndBuff: Percent,
    gravelGuardFirst: Hours,
    gravelGuardAdditional: Hours,
    furtherCover: Hours,
  },
  exact,
);

export const profileFields = {
  name: Text,
  labor: forEach<LaborType, typeof LaborRate>(laborTypes, LaborRate),
  parts: forEach<PartSource, typeof PartsRate>(partSources, PartsRate),
  paintMaterials: PaintMaterials,
  shopSupplies: ShopSupplies,
  consumables: Type.Enum(['own-lines', 'in-supplies']),
  subletMarkup: measure<Millionths>(),
  taxes: list(Tax, limits.taxes * 2),
  discount: Discount,
  refinish: RefinishRules,
  betterment: Type.Object(
    { isTaxed: Type.Boolean(), defaultBasis: Type.Enum(['part', 'part-and-labor']) },
    exact,
  ),
  deductible: Type.Object(
    { standard: measure<Cents>(), printedIn: Type.Enum(['totals', 'settlement']) },
    exact,
  ),
};

/** An object with optional values for the keys. */
function forSome<Key extends string, S extends TSchema>(keys: readonly Key[], value: S) {
  const properties = Object.fromEntries(keys.map((key) => [key, Type.Optional(value)]));
  return Type.Unsafe<Readonly<Partial<Record<Key, Static<S>>>>>(Type.Object(properties, exact));
}

const { name: _name, ...rates } = profileFields;

/** An estimate's own rates, taxes and discounts, or the profile's values they replace. */
export const RateValuesSchema = Type.Partial(
  Type.Object(
    {
      ...rates,
      labor: forSome<LaborType, typeof LaborRate>(laborTypes, LaborRate),
      parts: forSome<PartSource, typeof PartsRate>(partSources, PartsRate),
    },
    exact,
  ),
  exact,
);

/** A profile as copied into an estimate. */
export const copiedProfile = { ...profileFields, standard: Type.Optional(RateValuesSchema) };
