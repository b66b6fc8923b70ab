import { cutaway } from '../../../parts/under/body.ts';

/** Where the front underbelly is cut away to show the tanks. */
export const tankBay = cutaway(141, -26, 250, 25);
