import type { Plane } from '../align/aligning.ts';
import { isDrawn, type PhotoTool } from '../marks/tools.ts';

/** The role of a pointer that goes down. */
export type PointerRole =
  | { readonly kind: 'pan' }
  | { readonly kind: 'draw' }
  /** Takes effect when lifted, so that the point can be slid into place. */
  | { readonly kind: 'point' }
  | { readonly kind: 'mark' | 'pin' | 'spot'; readonly id: string };

export interface Touched {
  readonly pointerType: string;
  readonly button: number;
  readonly isSpaceHeld: boolean;
  /** True after a pen was used: fingers then pan. */
  readonly penDraws: boolean;
  readonly on: Plane;
  readonly tool: PhotoTool;
  readonly mayMark: boolean;
  /** The items under the pointer. */
  readonly under: { readonly mark?: string; readonly pin?: string; readonly spot?: string };
}

/**
 * One finger uses the tool, if one is selected; otherwise it pans. Two fingers always pan and zoom, handled elsewhere.
 */
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
