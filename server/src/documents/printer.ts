import type { Pictures } from './estimate/order.ts';
import type { FontFiles } from './paper/font-files.ts';
import type { Outlet } from './paper/pdf-file.ts';

export interface Printer {
  readonly fonts: FontFiles;
  readonly pictures: Pictures;
  /** Receives the bytes as they are written. */
  readonly outlet: Outlet;
  /** Waits between two pages until the reader keeps up. */
  readonly pageDone: () => Promise<void> | undefined;
}
