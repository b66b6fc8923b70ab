import type { Plate } from '../../kit/plate.ts';

export const foldingCamperPlates = {} satisfies Record<string, Plate>;
