import type { Plate } from '../../kit/plate.ts';

export const parkModelPlates = {} satisfies Record<string, Plate>;
