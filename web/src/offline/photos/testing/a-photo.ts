import type { PendingPhoto } from '../storage/photo-storage.ts';

/** A photo on its estimate, ready to be sent; its file is named after its size. */
export function aPhoto(id: string, size: number, changes: Partial<PendingPhoto> = {}): PendingPhoto {
  return {
    id,
    estimate: 'estimate-1',
    company: 'company-1',
    name: `${id}.jpg`,
    tab: 'tab-1',
    caption: '',
    place: null,
    view: null,
    lines: [],
    order: 'V',
    original: null,
    small: null,
    toSend: {
      file: `file-${size}`,
      width: 1,
      height: 1,
      takenAt: null,
      bytes: new Blob([Uint8Array.from({ length: size }, (_, index) => index % 251)]),
    },
    isOnEstimate: true,
    isWithServer: false,
    refusal: null,
    ...changes,
  };
}
