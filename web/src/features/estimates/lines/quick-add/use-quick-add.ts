import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { reportWork } from '../../../../lib/guide/work-in-sight.ts';
import { usePartSearch } from '../../../catalogue/search/use-part-search.ts';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { useBuilder, useBuilderTools } from '../../builder/builder-context.ts';
import type { OperationOffer } from '../../damage/operation-offers.ts';
import { useAdding } from '../../damage/use-adding.ts';
import {
  requestTemplates,
  type NamedTemplate,
  namedTemplates,
  templatesCalled,
} from '../../templates/template-layer.ts';
import { quickAddResults, type QuickAddResult } from './quick-add-results.ts';
import { useAddingText } from './use-adding-text.ts';

export interface QuickAdding {
  readonly query: string;
  readonly isOpen: boolean;
  readonly isSearching: boolean;
  readonly results: readonly QuickAddResult[];
  /** Templates found by name; their indexes follow those of the parts. */
  readonly templates: readonly NamedTemplate[];
  readonly at: number;
  readonly operation: number;
  readonly type: (text: string) => void;
  readonly open: () => void;
  readonly close: () => void;
  readonly point: (at: number, operation?: number) => void;
  readonly add: (offer: OperationOffer, stays: boolean) => void;
  readonly addText: () => void;
  readonly addTemplate: (id: string) => void;
  /** Handles Enter while the search runs: the first result is added when it arrives. */
  readonly addWhenFound: (stays: boolean) => void;
}

/** Nothing is highlighted yet. */
const first = { at: null, operation: 0 } as const;

/** No entry is highlighted: Enter adds the text itself. */
export const noEntry = -1;

/**
 * The initially highlighted entry. Approximate matches need an explicit selection: text without a match is a line
 * of its own.
 */
export function topEntry(results: readonly Pick<QuickAddResult, 'group'>[]): number {
  return results[0]?.group === 'nearest' ? noEntry : 0;
}

/** The quick-add field: typing searches, arrows select, Enter adds. */
export function useQuickAdd(onAdded: () => void): QuickAdding {
  const { pointed } = useBuilderTools();
  const [isOpen, setOpen] = useState(false);
  const [wasUsed, setUsed] = useState(false);
  const [highlight, setHighlight] = useState<{ at: number | null; operation: number }>(first);
  const { query, setQuery, isSearching, results, templates } = useFound(wasUsed, isOpen);
  const at = Math.min(highlight.at ?? topEntry(results), Math.max(0, results.length + templates.length - 1));
  const lastOperation = Math.max(0, (results[at]?.offers.length ?? 0) - 1);
  const open = () => {
    setUsed(true);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    pointed.set({ region: null, line: null });
  };
  const done = (stays: boolean) => {
    reportWork({ hasTyped: true });
    setQuery('');
    setHighlight(first);
    close();
    if (!stays) onAdded();
  };
  const { add, addText, addTemplate } = useAdds(query, done);
  const late = useLateEnter(isSearching, (stays) => {
    const offer = results[at]?.offers[0];
    const template = templates[at - results.length];
    if (offer !== undefined) add(offer, stays);
    else if (template !== undefined) addTemplate(template.id);
    else addText();
  });
  return {
    query,
    isOpen: isOpen && query.trim() !== '',
    isSearching,
    results,
    templates,
    at,
    operation: Math.min(highlight.operation, lastOperation),
    type: (text) => {
      late.forget();
      open();
      setQuery(text);
      setHighlight(first);
    },
    open,
    close,
    point: (next, operation = 0) => {
      setHighlight({ at: next, operation });
      pointed.set({ region: results[next]?.offers[0]?.place.region ?? null, line: null });
    },
    add,
    addText,
    addTemplate,
    addWhenFound: late.wait,
  };
}

function useAdds(query: string, done: (stays: boolean) => void) {
  const addOffer = useAdding();
  const writeText = useAddingText();
  return {
    add: (offer: OperationOffer, stays: boolean) => {
      // Adding a part that is on the estimate already adds it twice.
      addOffer({ ...offer, line: null }, !stays);
      done(stays);
    },
    addText: () => writeText(query) && done(false),
    addTemplate: (id: string) => {
      requestTemplates({ kind: 'add', id });
      done(false);
    },
  };
}

/** Parts, and templates by name. */
function useFound(wasUsed: boolean, isOpen: boolean) {
  const { now, selection } = useBuilder();
  const { query, setQuery, groups, isSearching } = useSearchOnceUsed(wasUsed);
  const named = useStore(namedTemplates, (all) => all);
  const templates = isOpen ? templatesCalled(query, named) : [];
  // Approximate parts are offered only when no template matches.
  const offered = templates.length === 0 ? groups : groups.filter(({ group }) => group !== 'nearest');
  const results = isOpen ? quickAddResults(offered, now, selection.get()) : [];
  return { query, setQuery, isSearching, results, templates };
}

/** The search index loads when the field is first used. */
function useSearchOnceUsed(wasUsed: boolean) {
  const { now, selection } = useBuilder();
  const side = useStore(selection, (value) => value.side);
  return usePartSearch({
    contents: wasUsed ? now.contents : undefined,
    vehicleType: now.estimate.unit.vehicleType,
    side,
    unit: now.estimate.unit,
  });
}

/** Remembers an Enter pressed while the search runs, and handles it with the results. */
function useLateEnter(isSearching: boolean, onResults: (stays: boolean) => void) {
  const stays = useRef<boolean | null>(null);
  const finish = useEffectEvent(onResults);
  useEffect(() => {
    if (isSearching || stays.current === null) return;
    const requested = stays.current;
    stays.current = null;
    finish(requested);
  }, [isSearching]);
  return {
    wait: (isStaying: boolean) => {
      stays.current = isStaying;
    },
    forget: () => {
      stays.current = null;
    },
  };
}

/** Arrows select part and operation; Enter adds, Ctrl Enter adds and stays, Shift Enter adds the text itself. */
export function pressQuickAddKey(event: KeyboardEvent, adding: QuickAdding): boolean {
  const { results, templates, at, operation, isSearching } = adding;
  const offers = results[at]?.offers ?? [];
  const offer = offers[operation];
  const template = templates[at - results.length];
  switch (event.key) {
    case 'Escape':
      adding.close();
      return adding.isOpen;
    case 'ArrowDown':
      adding.point(Math.max(0, Math.min(at + 1, results.length + templates.length - 1)));
      return true;
    case 'ArrowUp':
      adding.point(Math.max(at - 1, topEntry(results)));
      return true;
    case 'ArrowRight':
    case 'ArrowLeft': {
      if (offers.length < 2) return false;
      const next = operation + (event.key === 'ArrowRight' ? 1 : -1);
      adding.point(at, Math.max(0, Math.min(offers.length - 1, next)));
      return true;
    }
    case 'Enter':
      if (template !== undefined && !event.shiftKey && !isSearching) adding.addTemplate(template.id);
      else if (event.shiftKey || (offer === undefined && !isSearching)) adding.addText();
      else if (offer === undefined || isSearching) adding.addWhenFound(event.ctrlKey || event.metaKey);
      else adding.add(offer, event.ctrlKey || event.metaKey);
      return true;
    default:
      return false;
  }
}
