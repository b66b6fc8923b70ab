import { type Static, Type } from 'typebox';
import { operationKinds, vehicleTypes } from '../../domain/catalogue/trade-words.ts';
import { limits } from '../../domain/estimates/model/limits.ts';
import { endpoint } from '../endpoint.ts';
import { MeasuredFigures } from '../estimates/edits/lines.ts';
import { Code, exact } from '../estimates/edits/values.ts';
import { orNull } from '../paging.ts';

const WholeNumber = Type.String({ pattern: '^[0-9]{1,9}$' });

const OwnTimeReply = Type.Object({
  /** `one-person`: the repairs are of one person alone, who is not the caller. */
  state: Type.Enum(['measured', 'too-few', 'one-person']),
  /** Sealed; an edit may carry them. */
  figures: orNull(MeasuredFigures),
  /** Minutes of each repair, shortest first. They name nobody. */
  repairs: Type.Array(Type.Integer(), { maxItems: 200 }),
  /** How many people did them. */
  people: Type.Integer(),
});
export type OwnTimeReply = Static<typeof OwnTimeReply>;

export const readOwnTime = endpoint({
  method: 'GET',
  path: '/api/shop/own-time',
  feature: 'shop',
  scope: 'company',
  summary: 'What such work took in the company’s own shop, beside the hours of the book',
  query: Type.Object(
    {
      part: Code,
      operation: Type.Enum(operationKinds),
      /** Thousandths. */
      quantity: Type.String({ pattern: `^[0-9]{1,${String(limits.quantity).length}}$` }),
      vehicleType: Type.Optional(Type.Enum(vehicleTypes)),
      edition: WholeNumber,
      houseRevision: Type.Optional(WholeNumber),
    },
    exact,
  ),
  reply: OwnTimeReply,
  refusals: ['forbidden', 'not-found', 'conflict'],
});
