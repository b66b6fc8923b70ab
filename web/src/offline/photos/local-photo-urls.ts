import type { PendingPhoto } from './storage/photo-storage.ts';

/** Addresses of pictures this page has the bytes of. */
export interface OwnPictures {
  know(photo: PendingPhoto, smallUrl: string | undefined): void;
  /** The small one of a photo found on the shelf. */
  smallOf(photo: PendingPhoto): string | undefined;
  of(file: string): OwnPicture | undefined;
  /** The server has it: the large one is not given out any more, the small one stays for as long as the page is shown. */
  release(file: string): void;
}

export interface OwnPicture {
  readonly small: string | undefined;
  readonly large: string | undefined;
}

/** An image that was given the address a moment ago may still be on its way to the bytes. */
const untilLoaded = 60_000;

export function ownPictures(): OwnPictures {
  const known = new Map<string, OwnPicture>();
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
