import { Type } from 'typebox';
import type { Thousandths } from '../../../domain/units.ts';
import { orNull } from '../../paging.ts';
import { ExactInteger } from '../../numbers.ts';
import { agreedBy } from './lines.ts';
import { Code, exact, measure, NewId, Order, LocationSchema } from './values.ts';

export const Override = Type.Union([
  Type.Object({ kind: Type.Literal('hours'), hours: ExactInteger }, exact),
  Type.Object(
    {
      kind: Type.Literal('amount'),
      amount: ExactInteger,
      agreed: Type.Optional(Type.Object(agreedBy, exact)),
    },
    exact,
  ),
  Type.Object({ kind: Type.Literal('left-out') }, exact),
]);

/** The key of an automatic value: a rule and its causes. */
export const AutomaticKey = Type.String({
  minLength: 1,
  maxLength: 1_000,
  pattern: '^[A-Za-z0-9 .:/@*+-]*$',
});

export const automaticChanges = [
  { kind: Type.Literal('override-automatic'), key: AutomaticKey, override: Override },
  { kind: Type.Literal('restore-automatic'), key: AutomaticKey },
  {
    kind: Type.Literal('accept-suggestion'),
    rule: Code,
    lineId: NewId,
    order: Order,
    place: LocationSchema,
    quantity: measure<Thousandths>(),
  },
  { kind: Type.Literal('dismiss-suggestion'), rule: Code },
  {
    kind: Type.Literal('recall-suggestion'),
    rule: Code,
    answer: orNull(Type.Enum(['accepted', 'dismissed'])),
    lineId: orNull(NewId),
  },
] as const;
