import type { Side } from '@dre/core/domain/catalogue/trade-words';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { createContext, createElement, type ReactNode, use } from 'react';
import type { ValueStore } from '../../catalogue/illustration/value-store.ts';
import type { LineConflict } from '../lines/conflicts/use-conflicts.ts';
import type { EstimateNow } from '../open/use-estimate.ts';

/** The selection shared by picture, lines and totals. */
export interface BuilderSelection {
  readonly side: Side;
  /** Side and sub side as one word, the zone's name in the picture. */
  readonly zone: string | null;
  readonly region: string | null;
  /** Key of a line or of an automatic one below it. */
  readonly line: string | null;
}

/** Highlighted in every pane while the pointer or the focus is on it. */
export interface Pointed {
  readonly region: string | null;
  readonly line: string | null;
}

/** The visible pane where only one fits; `line` shows the lines at the selected one. */
export type FrontPane = 'damage' | 'lines' | 'line';

/** The user's last step, with the estimate before and after it. */
export interface OwnStep {
  readonly label: string;
  readonly changes: readonly Change[];
  readonly before: Estimate;
  readonly after: Estimate;
}

/** Stable across edits, so components reading only these do not re-render. */
export interface BuilderTools {
  /** The estimate at the time of a press, for event handlers; rendering uses `Builder.now`. */
  readonly present: () => EstimateNow;
  /** Applies all changes as one undo step. If they are refused, nothing changes and a banner states the reason. */
  readonly applyChanges: (label: string, changes: readonly Change[]) => boolean;
  readonly selection: ValueStore<BuilderSelection>;
  readonly pointed: ValueStore<Pointed>;
  readonly front: ValueStore<FrontPane>;
  readonly lastStep: ValueStore<OwnStep | null>;
  /** Conflicts found in the lines, read where they are counted. */
  readonly conflicts: ValueStore<readonly LineConflict[]>;
  /** Announces to the live region: "Fender skirt, replace, added as line 4. Total 7,241.86". */
  readonly announce: (sentence: string) => void;
}

export interface Builder extends BuilderTools {
  readonly now: EstimateNow;
}

const BuilderContext = createContext<Builder | null>(null);

export const BuilderProvider = BuilderContext.Provider;

const AtOnceContext = createContext<Builder | null>(null);

/** Provides the estimate without delay; `BuilderProvider` may lag a frame behind. */
export const AtOnceProvider = AtOnceContext.Provider;

/** For lines and totals, which update in the frame of the key press. Everything else follows in the next frame. */
export function AtOnce({ children }: { readonly children: ReactNode }): ReactNode {
  return createElement(BuilderProvider, { value: use(AtOnceContext) }, children);
}

const ToolsContext = createContext<BuilderTools | null>(null);

export const BuilderToolsProvider = ToolsContext.Provider;

export function useBuilder(): Builder {
  const builder = use(BuilderContext);
  if (builder === null) throw new Error('Only the panes of the builder ask for it.');
  return builder;
}

export function useBuilderTools(): BuilderTools {
  const tools = use(ToolsContext);
  if (tools === null) throw new Error('Only the panes of the builder ask for its tools.');
  return tools;
}
