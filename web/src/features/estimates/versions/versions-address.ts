/** Which two are compared. It stands in the address, so that it can be sent and gone back to. */
export interface VersionsAddress {
  /** A version with its correction, `draft`, or another estimate. */
  readonly from?: string;
  readonly to?: string;
  readonly show?: 'lines';
  /** Id of another estimate that stands on the earlier side. */
  readonly other?: string;
}

/** What cannot be read is left out: an old link shows the last change, not an error. */
export function versionsAddress(search: Readonly<Record<string, unknown>>): VersionsAddress {
  const { from, to, show, other } = search;
  return {
    ...(typeof from === 'string' && { from }),
    ...(typeof to === 'string' && { to }),
    ...(show === 'lines' && { show }),
    ...(typeof other === 'string' && { other }),
  };
}
