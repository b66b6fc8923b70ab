import { type Static, Type } from 'typebox';

/** A problem document (RFC 9457): a message, and for invalid input the reason per field. */
export const Problem = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.Optional(Type.String()),
    errors: Type.Optional(Type.Record(Type.String(), Type.String())),
    requestId: Type.Optional(Type.String()),
  },
  { $id: 'Problem' },
);

export type Problem = Static<typeof Problem>;
