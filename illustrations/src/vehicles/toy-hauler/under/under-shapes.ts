import { cutaway } from '../../../parts/under/body.ts';

/** The opening cut into the front underbelly to show the tanks. */
export const tankBay = cutaway(141, -26, 250, 25);
