import { Type } from 'typebox';

/** How many, how much, and revisions, as a request may say them: what a column of 32 bits holds. */
export const Count = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/** The same in an address, where everything is text. */
export const CountInAddress = Type.String({ pattern: '^(0|[1-9][0-9]{0,8})$' });

/** A whole number whose bounds are checked where its meaning is known. Beyond these JSON would not be exact. */
export const ExactInteger = Type.Integer({
  minimum: -Number.MAX_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
});
