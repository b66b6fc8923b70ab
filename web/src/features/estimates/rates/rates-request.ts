import { valueStore } from '../../catalogue/illustration/value-store.ts';

/** Whether somebody asked for the rates of the estimate, from the totals, a menu or the finder. */
export const ratesAsked = valueStore(false);
