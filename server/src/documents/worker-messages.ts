import type { PrintableOrder } from './write-document.ts';

/** The data a worker thread starts with. */
export interface ThreadData {
  readonly fonts: string;
}

/** Messages to the thread. */
export type ToThread =
  | { readonly kind: 'draw'; readonly order: PrintableOrder }
  | { readonly kind: 'picture'; readonly ask: number; readonly bytes: Uint8Array | undefined }
  /** The reader took so many bytes: as many more may follow. */
  | { readonly kind: 'taken'; readonly bytes: number }
  /** Aborts the drawing. */
  | { readonly kind: 'stop' };

/** Messages from the thread. */
export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'ask-picture'; readonly ask: number; readonly file: string; readonly edge: number }
  | { readonly kind: 'done'; readonly pages: number }
  | { readonly kind: 'failed'; readonly message: string };
