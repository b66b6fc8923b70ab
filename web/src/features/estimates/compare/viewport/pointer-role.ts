import type { Plane } from '../align/aligning.ts';
import { isDrawn, type PhotoTool } from '../marks/tools.ts';

/** What a pointer that goes down is for. */
export type PointerRole =
  | { readonly kind: 'pan' }
  | { readonly kind: 'draw' }
  /** Counts where it is lifted, so that it can be slid into place. */
  | { readonly kind: 'point' }
  | { readonly kind: 'mark' | 'pin' | 'spot'; readonly id: string };

export interface Touched {
  readonly pointerType: string;
  readonly button: number;
  readonly isSpaceHeld: boolean;
  /** A pen was seen: fingers pan. */
  readonly penDraws: boolean;
  readonly on: Plane;
  readonly tool: PhotoTool;
  readonly mayMark: boolean;
  /** What lies under it. */
  readonly under: { readonly mark?: string; readonly pin?: string; readonly spot?: string };
}

/** In a tool one finger uses it; otherwise it pans. Two fingers always pan and zoom, which is not decided here. */
export function pointerRole(touched: Touched): PointerRole {
  const { pointerType, button, isSpaceHeld, penDraws, on, tool, mayMark, under } = touched;
  const isPanning = button === 1 || isSpaceHeld || (penDraws && pointerType === 'touch');
  if (isPanning || !mayMark) return { kind: 'pan' };
  if (tool === 'align') {
    return under.spot === undefined ? { kind: 'point' } : { kind: 'spot', id: under.spot };
  }
  if (on === 'drawing') return { kind: 'pan' };
  if (tool === 'select') {
    if (under.pin !== undefined) return { kind: 'pin', id: under.pin };
    return under.mark === undefined ? { kind: 'pan' } : { kind: 'mark', id: under.mark };
  }
  return isDrawn(tool) && tool !== 'text' ? { kind: 'draw' } : { kind: 'point' };
}
