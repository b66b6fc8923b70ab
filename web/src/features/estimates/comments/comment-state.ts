import { valueStore } from '../../catalogue/illustration/value-store.ts';

/** Whether somebody asked for the comments, from the bar, a menu or the finder. */
export const commentsAsked = valueStore(false);

/** How many there are on the estimate that is open; known a moment after it is drawn. */
export const commentCount = valueStore(0);
