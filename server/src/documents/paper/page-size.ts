import type { Paper } from '@dre/core/domain/documents/document-kinds';

/** In points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export const pageSizes: Readonly<Record<Paper, PageSize>> = {
  letter: { width: 612, height: 792 },
  a4: { width: 595.28, height: 841.89 },
};

export const margins = { top: 36, side: 39.6, bottom: 33 } as const;

export function contentWidth({ width }: PageSize): number {
  return width - 2 * margins.side;
}
