import { Type } from 'typebox';

/** Counts, amounts and revisions in requests, bounded by a 32-bit column. */
export const Count = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/** A count in an address, where every value is text. */
export const CountInAddress = Type.String({ pattern: '^(0|[1-9][0-9]{0,8})$' });

/** An integer whose bounds are checked where its meaning is known. Beyond these, JSON is not exact. */
export const ExactInteger = Type.Integer({
  minimum: -Number.MAX_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
});
