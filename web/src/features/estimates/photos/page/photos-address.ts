/** What the screen of photos shows. It stands in the address, so that a link opens the same. */
export interface PhotosAddress {
  /** The one that is shown large. */
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
