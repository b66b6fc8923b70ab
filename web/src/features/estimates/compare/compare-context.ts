import type { PhotoMark, PhotoPoint } from '@dre/core/domain/estimates/model/estimate';
import type { PlanePoint } from '@dre/core/domain/estimates/photos/plane-map';
import { createContext, use } from 'react';
import type { PictureElement } from '../../catalogue/illustration/drawing/picture-element.ts';
import type { ValueStore } from '../../catalogue/illustration/value-store.ts';
import type { Plane } from './align/aligning.ts';
import type { CompareAddress } from './compare-address.ts';
import type { Sketch } from './marks/sketch.ts';
import type { PhotoTool } from './marks/tools.ts';
import type { AlignmentState } from './align/use-aligning.ts';
import type { Comparison } from './use-comparison.ts';

/** The selected item on the photo. */
export interface Selected {
  readonly kind: 'mark' | 'pin';
  readonly id: string;
}

/** A point that waits for input: the line it belongs to, or its text. */
export type PendingMark =
  | { readonly kind: 'text'; readonly at: PhotoPoint }
  /** Without a point the line belongs to the photo as a whole. */
  | { readonly kind: 'pin'; readonly at: PhotoPoint | null };

/** The cross that follows the pointer and the arrow keys, in inches of its plane. */
export interface Cross {
  readonly on: Plane;
  readonly point: PlanePoint;
  /** True under a finger, which shows a loupe above it. */
  readonly isHeld: boolean;
}

export interface CompareState extends Comparison {
  readonly go: (address: CompareAddress) => void;
  readonly mayMark: boolean;
  readonly mayAddLine: boolean;
  readonly tool: PhotoTool;
  readonly take: (tool: PhotoTool) => void;
  readonly selected: Selected | null;
  readonly select: (selected: Selected | null) => void;
  readonly pending: PendingMark | null;
  readonly setPending: (pending: PendingMark | null) => void;
  readonly points: AlignmentState;
  readonly sketch: ValueStore<Sketch | null>;
  readonly cross: ValueStore<Cross | null>;
  /** After the first touch of a pen, the pen draws and fingers pan. */
  readonly pen: ValueStore<'unseen' | 'draws' | 'off'>;
  /** True while a key or a button is held that shows the drawing instead of the photo. */
  readonly blink: ValueStore<boolean>;
  /** The drawing's element in the page, used to find parts in it. */
  readonly drawingElement: ValueStore<PictureElement | null>;
  readonly actions: CompareActions;
}

/** The actions that change the estimate, each one step to undo. */
export interface CompareActions {
  readonly draw: (kind: PhotoMark['kind'], points: readonly PhotoPoint[], text?: string) => void;
  readonly redraw: (mark: PhotoMark) => void;
  readonly movePin: (pinId: string, at: PhotoPoint) => void;
  readonly remove: (selected: Selected) => void;
}

const RequestedAddressContext = createContext<CompareAddress>({});

export const RequestedAddressProvider = RequestedAddressContext.Provider;

/** The latest requested address. The rendered state is deferred and may for a moment still be the previous one. */
export function useRequestedAddress(): CompareAddress {
  return use(RequestedAddressContext);
}

const CompareContext = createContext<CompareState | null>(null);

export const CompareStateProvider = CompareContext.Provider;

export function useCompareState(): CompareState {
  const state = use(CompareContext);
  if (state === null) throw new Error('Only the parts of the compare screen ask for it.');
  return state;
}
