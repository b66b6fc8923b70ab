import { type Static, type TObject, type TProperties, type TSchema, type TUnion, Type } from 'typebox';
import { sides } from '../../../domain/catalogue/trade-words.ts';
import type { Measure } from '../../../domain/units.ts';
import { Id, orNull } from '../../paging.ts';
import { ExactInteger } from '../../numbers.ts';
import { paragraph } from '../../text-fields.ts';

/** Refuses undeclared properties. */
export const exact = { additionalProperties: false } as const;

/**
 * The bound is far above an estimate's own limit, so a long text is refused by the estimate, which names the field,
 * without blocking the other edits of the batch.
 */
export const Text = paragraph(100_000);

/** A code of the book or the program: parts, sub sides, rules, pieces. */
export const Code = Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9 .:@*/&+-]*$' });

export const Order = Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9]*$' });

/** Ids are created by the browser. */
export const NewId = Id;

/** Integers whose bounds the estimate checks, naming the line. */
export function measure<M extends Measure<string>>() {
  return Type.Unsafe<M>(ExactInteger);
}

/** Integers that are not checked again later. */
export function between<M extends Measure<string>>(minimum: number, maximum: number) {
  return Type.Unsafe<M>(Type.Integer({ minimum, maximum }));
}

export function list<S extends TSchema>(each: S, maxItems: number) {
  return Type.Unsafe<readonly Static<S>[]>(Type.Array(each, { maxItems }));
}

/** A union of objects without undeclared properties. */
export function oneOf<const Objects extends readonly TProperties[]>(objects: Objects): OneOf<Objects> {
  return Type.Union(objects.map((fields) => Type.Object(fields, exact))) as unknown as OneOf<Objects>;
}

export type OneOf<Objects extends readonly TProperties[]> = TUnion<{
  -readonly [At in keyof Objects]: TObject<Objects[At]>;
}>;

const zone = { side: Type.Enum(sides), subSide: Code };
export const ZoneSchema = Type.Object(zone, exact);
export const LocationSchema = Type.Object({ ...zone, region: orNull(Code) }, exact);
