/** A request to the worker: the thumbnail, or the picture to send. */
export interface ShrinkJob {
  readonly id: number;
  readonly size: 'small' | 'sent';
  readonly original: Blob;
}

export interface SmallPicture {
  readonly picture: Blob;
}

export interface SentPicture {
  /** The thumbnail, from the same pixels; null where the browser cannot decode the picture. */
  readonly small: Blob | null;
  readonly bytes: Blob;
  /** SHA-256 of the bytes. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly takenAt: string | null;
}

export type PictureRefusal = 'not-a-picture' | 'too-many-pixels' | 'damaged' | 'not-read';

export type ShrinkReply =
  | { readonly id: number; readonly small: SmallPicture | null }
  | { readonly id: number; readonly sent: SentPicture }
  | { readonly id: number; readonly refusal: PictureRefusal };
