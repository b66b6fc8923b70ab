/** Which photo is compared with which drawing, and how. It stands in the address, so that it can be sent. */
export interface CompareAddress {
  readonly photo?: string;
  readonly side?: string;
  readonly mode?: string;
}

/** Words only: what they mean is known where the screen is, which is fetched when somebody goes there. */
export function compareAddress(search: Readonly<Record<string, unknown>>): CompareAddress {
  const { photo, side, mode } = search;
  return {
    ...(typeof photo === 'string' && { photo }),
    ...(typeof side === 'string' && { side }),
    ...(typeof mode === 'string' && { mode }),
  };
}
