/** The two compared sides. They are part of the address, so that a comparison can be linked and returned to. */
export interface VersionsAddress {
  /** A version with its correction, or `draft`. */
  readonly from?: string;
  readonly to?: string;
  readonly show?: 'lines';
  /** Id of another estimate on the earlier side. */
  readonly other?: string;
}

/** Unreadable parameters are ignored: an old link shows the last change instead of an error. */
export function versionsAddress(search: Readonly<Record<string, unknown>>): VersionsAddress {
  const { from, to, show, other } = search;
  return {
    ...(typeof from === 'string' && { from }),
    ...(typeof to === 'string' && { to }),
    ...(show === 'lines' && { show }),
    ...(typeof other === 'string' && { other }),
  };
}
