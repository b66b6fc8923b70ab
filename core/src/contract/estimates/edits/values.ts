import { type Static, type TObject, type TProperties, type TSchema, type TUnion, Type } from 'typebox';
import { sides } from '../../../domain/catalogue/trade-words.ts';
import type { Measure } from '../../../domain/units.ts';
import { Id, orNull } from '../../paging.ts';
import { ExactInteger } from '../../numbers.ts';
import { paragraph } from '../../text-fields.ts';

/** Nothing but what is declared. */
export const exact = { additionalProperties: false } as const;

/**
 * Texts are bounded far beyond what an estimate takes, so that one that is too long is refused by the estimate, which
 * names the field, and does not hold up everything sent with it.
 */
export const Text = paragraph(100_000);

/** A word of the book or of the program: parts, sub sides, rules, pieces. */
export const Code = Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9 .:@*/&+-]*$' });

export const Order = Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9]*$' });

/** Ids are made where the user is. */
export const NewId = Id;

/** Whole numbers whose bounds the estimate checks itself, naming the line. */
export function measure<M extends Measure<string>>() {
  return Type.Unsafe<M>(ExactInteger);
}

/** Whole numbers nobody checks after this. */
export function between<M extends Measure<string>>(minimum: number, maximum: number) {
  return Type.Unsafe<M>(Type.Integer({ minimum, maximum }));
}

export function list<S extends TSchema>(each: S, maxItems: number) {
  return Type.Unsafe<readonly Static<S>[]>(Type.Array(each, { maxItems }));
}

/** One of several objects, each with its fields and no others. */
export function oneOf<const Objects extends readonly TProperties[]>(objects: Objects): OneOf<Objects> {
  return Type.Union(objects.map((fields) => Type.Object(fields, exact))) as unknown as OneOf<Objects>;
}

export type OneOf<Objects extends readonly TProperties[]> = TUnion<{
  -readonly [At in keyof Objects]: TObject<Objects[At]>;
}>;

const zone = { side: Type.Enum(sides), subSide: Code };
export const ZoneSchema = Type.Object(zone, exact);
export const PlaceSchema = Type.Object({ ...zone, region: orNull(Code) }, exact);
