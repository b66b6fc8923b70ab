import type { DocumentOrder } from './estimate/order.ts';

/** What a thread is started with. */
export interface ThreadData {
  readonly fonts: string;
}

/** To the thread. */
export type ToThread =
  | { readonly kind: 'draw'; readonly order: DocumentOrder }
  | { readonly kind: 'picture'; readonly ask: number; readonly bytes: Uint8Array | undefined }
  /** So many bytes were taken: as many more may come. */
  | { readonly kind: 'taken'; readonly bytes: number }
  /** Nobody waits for it any more. */
  | { readonly kind: 'stop' };

/** From the thread. */
export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'ask-picture'; readonly ask: number; readonly file: string; readonly edge: number }
  | { readonly kind: 'done'; readonly pages: number }
  | { readonly kind: 'failed'; readonly message: string };
