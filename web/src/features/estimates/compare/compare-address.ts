/** The photo, the drawing and the mode of a comparison, in the address so that it can be shared. */
export interface CompareAddress {
  readonly photo?: string;
  readonly side?: string;
  readonly mode?: string;
}

/** Reads plain strings only: the compare screen, loaded on demand, interprets them. */
export function compareAddress(search: Readonly<Record<string, unknown>>): CompareAddress {
  const { photo, side, mode } = search;
  return {
    ...(typeof photo === 'string' && { photo }),
    ...(typeof side === 'string' && { side }),
    ...(typeof mode === 'string' && { mode }),
  };
}
