import { refuse, type Result } from '@dre/core/domain/result';

/** A picture without metadata: no location, owner, device or notes. */
export interface StrippedPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The reasons to refuse a picture, as sentences for the sender. */
export const pictureFaults = {
  unknown: 'This is not a JPEG, PNG, WebP or HEIC picture.',
  damaged: 'The picture is incomplete or damaged.',
  more: 'The file holds something else besides the picture.',
  moving: 'Moving pictures cannot be kept.',
  large: 'The picture has more than 100 million pixels.',
  slow: 'The picture could not be read in time.',
} as const;

export type PictureFault = keyof typeof pictureFaults;
export type Stripping = Result<StrippedPicture, PictureFault>;

/** Reading beyond the end of the file means that part of it is missing. */
export function damagedUnless(read: () => Stripping): Stripping {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof RangeError) return refuse('damaged');
    throw cause;
  }
}
