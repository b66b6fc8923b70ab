import type { PendingPhoto } from './storage/photo-storage.ts';

/** Object URLs of pictures whose bytes are on this device. */
export interface LocalPhotoUrls {
  add(photo: PendingPhoto, smallUrl: string | undefined): void;
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
  const urls = new Map<string, LocalPhotoUrl>();
  return {
    add({ toSend }, smallUrl) {
      if (toSend === null || urls.get(toSend.file)?.large !== undefined) return;
      urls.set(toSend.file, { small: smallUrl, large: URL.createObjectURL(toSend.bytes) });
    },
    smallOf({ toSend, small }) {
      const own = toSend === null ? undefined : urls.get(toSend.file)?.small;
      return own ?? (small === null ? undefined : URL.createObjectURL(small));
    },
    of: (file) => urls.get(file),
    release(file) {
      const picture = urls.get(file);
      if (picture?.large === undefined) return;
      const { large } = picture;
      setTimeout(() => URL.revokeObjectURL(large), untilLoaded);
      urls.set(file, { ...picture, large: undefined });
    },
  };
}
