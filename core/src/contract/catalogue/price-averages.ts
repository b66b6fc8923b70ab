import { type Static, Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { text } from '../text-fields.ts';

export const priceAverageLimits = {
  /** Minimum number of companies using a part before its price is disclosed. */
  companies: 5,
  part: 60,
} as const;

/** Prices from locked estimates; the companies and their number are not disclosed. */
export const readPriceAverages = endpoint({
  method: 'GET',
  path: '/api/catalogue/price-averages',
  feature: 'catalogue',
  scope: 'signed-in',
  summary: 'The price companies ask for each part, where five or more of them do; of one part if it is named',
  query: Type.Object(
    { part: Type.Optional(text(priceAverageLimits.part, 1)) },
    { additionalProperties: false },
  ),
  /** Cents per unit of the part. */
  reply: Type.Array(Type.Object({ part: Type.String(), price: Type.Integer({ minimum: 1 }) })),
  refusals: [],
});
export type PriceAverages = Static<(typeof readPriceAverages)['reply']>;
