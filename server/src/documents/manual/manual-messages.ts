import type { ManualOrder } from './manual-context.ts';

export interface ManualThreadData {
  readonly fonts: string;
  readonly order: ManualOrder;
}

export type FromManualThread =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'page'; readonly page: number; readonly pages: number }
  | { readonly kind: 'done'; readonly pages: number };
