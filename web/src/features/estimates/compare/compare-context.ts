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

/** What is chosen on the photo. */
export interface Selected {
  readonly kind: 'mark' | 'pin';
  readonly id: string;
}

/** A place that waits for words: which line it belongs to, or what is written there. */
export type Asking =
  | { readonly kind: 'text'; readonly at: PhotoPoint }
  /** Without a place the line belongs to the photo as a whole. */
  | { readonly kind: 'pin'; readonly at: PhotoPoint | null };

/** The cross that follows the pointer and the arrow keys, in inches of the plane it is on. */
export interface Cross {
  readonly on: Plane;
  readonly place: PlanePoint;
  /** Under a finger: then there is a loupe above it. */
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
  readonly asking: Asking | null;
  readonly ask: (asking: Asking | null) => void;
  readonly points: AlignmentState;
  readonly sketch: ValueStore<Sketch | null>;
  readonly cross: ValueStore<Cross | null>;
  /** A pen draws and a finger pans, from the first touch of a pen on. */
  readonly pen: ValueStore<'unseen' | 'draws' | 'off'>;
  /** Whether the drawing is shown instead of the photo, for as long as a key or a button is held. */
  readonly blink: ValueStore<boolean>;
  /** The drawing as it stands in the page: parts are found in it. */
  readonly drawingElement: ValueStore<PictureElement | null>;
  readonly deeds: Deeds;
}

/** What changes the estimate: each is one step to undo. */
export interface Deeds {
  readonly draw: (kind: PhotoMark['kind'], points: readonly PhotoPoint[], text?: string) => void;
  readonly redraw: (mark: PhotoMark) => void;
  readonly movePin: (pinId: string, at: PhotoPoint) => void;
  readonly remove: (selected: Selected) => void;
}

const AskedContext = createContext<CompareAddress>({});

export const AskedProvider = AskedContext.Provider;

/** What was asked for last. What is shown on the desk may for a moment still be what was asked for before it. */
export function useAsked(): CompareAddress {
  return use(AskedContext);
}

const DeskContext = createContext<CompareState | null>(null);

export const DeskProvider = DeskContext.Provider;

export function useCompareState(): CompareState {
  const desk = use(DeskContext);
  if (desk === null) throw new Error('Only the parts of the compare screen ask for it.');
  return desk;
}
