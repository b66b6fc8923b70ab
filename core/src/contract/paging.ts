import { Type, type TSchema } from 'typebox';

/** An id where it is part of something longer, such as the place a list goes on from. */
export const idShape = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** The id of a row, as the database makes it. */
export const Id = Type.String({ pattern: `^${idShape}$` });

export const OneId = Type.Object({ id: Id }, { additionalProperties: false });

/** A call that says everything by its address. */
export const Nothing = Type.Object({}, { additionalProperties: false });

/** How many rows one call brings, as in the reports. */
export const listSize = 20;

/** Where a list goes on: after the row with this id. */
export const After = Type.Optional(Id);

/** Some rows of a list, how many there are in all, and after which row the next call goes on. */
export function listOf<Row extends TSchema>(row: Row) {
  return Type.Object({
    items: Type.Array(row),
    total: Type.Integer(),
    next: Type.Union([Type.String(), Type.Null()]),
  });
}

export function orNull<Value extends TSchema>(value: Value) {
  return Type.Union([value, Type.Null()]);
}
