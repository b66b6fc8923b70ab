import { valueStore } from '../../catalogue/illustration/value-store.ts';

/** True while the comments are requested, from the bar, a menu or the finder. */
export const requestedComments = valueStore(false);

/** The number of comments on the open estimate; loaded a moment after it is drawn. */
export const commentCount = valueStore(0);
