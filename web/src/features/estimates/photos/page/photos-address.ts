/** The photos page's state, kept in the address so that a link opens the same. */
export interface PhotosAddress {
  /** The photo open in the viewer. */
  readonly photo?: string;
  readonly show?: string;
  readonly view?: 'walk';
}

export function photosAddress(search: Readonly<Record<string, unknown>>): PhotosAddress {
  const { photo, show, view } = search;
  return {
    ...(typeof photo === 'string' && { photo }),
    ...(typeof show === 'string' && { show }),
    ...(view === 'walk' && { view }),
  };
}
