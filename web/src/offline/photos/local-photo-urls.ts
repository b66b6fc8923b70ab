import type { PendingPhoto } from './storage/photo-storage.ts';

/** Object URLs of pictures whose bytes are on this device. */
export interface LocalPhotoUrls {
  know(photo: PendingPhoto, smallUrl: string | undefined): void;
  /** Object URL of the thumbnail of a stored photo. */
  smallOf(photo: PendingPhoto): string | undefined;
  of(file: string): LocalPhotoUrl | undefined;
  /** The server has the file: its full-size URL is revoked, the thumbnail stays while the page is open. */
  release(file: string): void;
}

export interface LocalPhotoUrl {
  readonly small: string | undefined;
  readonly large: string | undefined;
}

/** An image element may still be loading the URL it was just given. */
const untilLoaded = 60_000;

export function localPhotoUrls(): LocalPhotoUrls {
  const known = new Map<string, LocalPhotoUrl>();
  return {
    know({ toSend }, smallUrl) {
      if (toSend === null || known.get(toSend.file)?.large !== undefined) return;
      known.set(toSend.file, { small: smallUrl, large: URL.createObjectURL(toSend.bytes) });
    },
    smallOf({ toSend, small }) {
      const own = toSend === null ? undefined : known.get(toSend.file)?.small;
      return own ?? (small === null ? undefined : URL.createObjectURL(small));
    },
    of: (file) => known.get(file),
    release(file) {
      const picture = known.get(file);
      if (picture?.large === undefined) return;
      const { large } = picture;
      setTimeout(() => URL.revokeObjectURL(large), untilLoaded);
      known.set(file, { ...picture, large: undefined });
    },
  };
}
