import { valueStore } from '../../catalogue/illustration/value-store.ts';

/** True while the rates are requested, from the totals, a menu or the finder. */
export const ratesRequest = valueStore(false);
