import type { Side } from '@dre/core/domain/catalogue/trade-words';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { createContext, createElement, type ReactNode, use } from 'react';
import type { ValueStore } from '../../catalogue/illustration/value-store.ts';
import type { LineConflict } from '../lines/conflicts/use-conflicts.ts';
import type { EstimateNow } from '../open/use-estimate.ts';

/** What picture, lines and totals have in common: choosing in one chooses in all. */
export interface Chosen {
  readonly side: Side;
  /** Side and sub side in one word, as the picture names its zones. */
  readonly zone: string | null;
  readonly region: string | null;
  /** Key of a line or of an automatic one below it. */
  readonly line: string | null;
}

/** Lit while the pointer or the focus is on it, wherever else it is shown. */
export interface Pointed {
  readonly region: string | null;
  readonly line: string | null;
}

/** Which pane is in front where there is room for one only; `line` is the lines, at the one that is chosen. */
export type FrontPane = 'damage' | 'lines' | 'line';

/** What somebody did here last, and the estimate before and after it. */
export interface OwnStep {
  readonly label: string;
  readonly changes: readonly Change[];
  readonly before: Estimate;
  readonly after: Estimate;
}

/** What stays the same while the estimate changes: whoever needs no more is not drawn again with every edit. */
export interface BuilderTools {
  /** The estimate as it is drawn at the moment: for what happens on a press, not for what is drawn. */
  readonly present: () => EstimateNow;
  /** Does all of it as one step to undo; says why when it cannot, and then nothing has happened. */
  readonly act: (label: string, changes: readonly Change[]) => boolean;
  readonly chosen: ValueStore<Chosen>;
  readonly pointed: ValueStore<Pointed>;
  readonly front: ValueStore<FrontPane>;
  readonly lastStep: ValueStore<OwnStep | null>;
  /** What the lines found contested, for whoever counts it. */
  readonly contests: ValueStore<readonly LineConflict[]>;
  /** For the one polite live region: "Fender skirt, replace, added as line 4. Total 7,241.86". */
  readonly announce: (sentence: string) => void;
}

export interface Builder extends BuilderTools {
  readonly now: EstimateNow;
}

const BuilderContext = createContext<Builder | null>(null);

export const BuilderProvider = BuilderContext.Provider;

const AtOnceContext = createContext<Builder | null>(null);

/** What the estimate is now; what `BuilderProvider` gives may be a frame behind it. */
export const AtOnceProvider = AtOnceContext.Provider;

/** For what answers in the very frame of a key or a press: the lines, the total. All else follows in the next. */
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
