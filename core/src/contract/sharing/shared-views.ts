import { Type } from 'typebox';
import type { InsurerView } from '../../domain/sharing/insurer-view.ts';
import type { OwnerView } from '../../domain/sharing/owner-view.ts';
import type { SupplementView } from '../../domain/sharing/supplement-view.ts';
import { orNull } from '../paging.ts';

const AmountRow = Type.Object({ label: Type.String(), amount: Type.Integer() });

/** Exactly the fields strangers may read; anything else in a view is dropped from the reply. */
export const OwnersView = Type.Unsafe<OwnerView>(
  Type.Object({
    vehicle: Type.String(),
    vehicleType: orNull(Type.String()),
    length: orNull(Type.Number()),
    name: Type.String(),
    lossDate: orNull(Type.String()),
    groups: Type.Array(
      Type.Object({
        name: Type.String(),
        amount: Type.Integer(),
        outside: orNull(Type.Enum(['possible', 'unrelated', 'excluded'])),
        lines: Type.Array(
          Type.Object({
            id: Type.String(),
            number: Type.Integer(),
            description: Type.String(),
            work: Type.String(),
            amount: Type.Integer(),
            side: Type.String(),
            subSide: Type.String(),
            region: orNull(Type.String()),
          }),
        ),
      }),
    ),
    gross: Type.Integer(),
    rows: Type.Array(AmountRow),
    payers: Type.Array(AmountRow),
    yourPart: Type.Array(AmountRow),
    youPay: AmountRow,
  }),
);

const InsurersHours = Type.Object({
  type: Type.String(),
  name: Type.String(),
  book: orNull(Type.Integer()),
  billed: Type.Integer(),
  isIncluded: Type.Boolean(),
  mayPropose: Type.Boolean(),
  why: Type.Array(Type.String()),
});

export const InsurersView = Type.Unsafe<InsurerView>(
  Type.Object({
    facts: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
    lines: Type.Array(
      Type.Object({
        key: Type.String(),
        lineId: orNull(Type.String()),
        isChild: Type.Boolean(),
        number: Type.Integer(),
        place: Type.String(),
        description: Type.String(),
        operation: Type.String(),
        quantity: Type.String(),
        priceFor: Type.String(),
        partNumber: Type.String(),
        hours: Type.Array(InsurersHours),
        marks: Type.Array(Type.String()),
        price: Type.Integer(),
        bookPrice: orNull(Type.Integer()),
        mayProposePrice: Type.Boolean(),
        amount: Type.Integer(),
        note: Type.String(),
      }),
    ),
    absent: Type.Array(Type.Object({ number: Type.Integer(), why: Type.String() })),
    rows: Type.Array(AmountRow),
    subtotal: Type.Integer(),
    taxes: Type.Array(AmountRow),
    gross: Type.Integer(),
    steps: Type.Array(AmountRow),
    net: Type.Integer(),
  }),
);

/** A supplement's changes to the previous version. */
export const Supplement = Type.Unsafe<SupplementView>(
  Type.Object({
    since: Type.String(),
    grossBefore: Type.Integer(),
    partBefore: Type.Integer(),
    lines: Type.Array(
      Type.Object({
        kind: Type.Enum(['added', 'changed', 'repriced', 'removed']),
        lineId: Type.String(),
        number: Type.Integer(),
        description: Type.String(),
        before: Type.Integer(),
        after: Type.Integer(),
      }),
    ),
    rest: Type.Integer(),
    change: Type.Integer(),
  }),
);
