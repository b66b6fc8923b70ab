import { Type, type TSchema } from 'typebox';

/** The pattern of an id inside longer patterns, such as a page cursor. */
export const idShape = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** A row's id (UUID). */
export const Id = Type.String({ pattern: `^${idShape}$` });

export const OneId = Type.Object({ id: Id }, { additionalProperties: false });

/** For calls without query or body fields. */
export const Nothing = Type.Object({}, { additionalProperties: false });

/** Rows per page, also in reports. */
export const listSize = 20;

/** Page cursor: the list continues after the row with this id. */
export const After = Type.Optional(Id);

/** A page of rows, the total count, and the cursor of the next page. */
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
