import type { Suggestion } from '@dre/core/domain/estimates/checks/suggestions';
import { newId } from '../../../lib/new-id.ts';
import { useBuilderTools } from '../builder/builder-context.ts';
import { acceptSuggestion } from './forgotten-items.ts';

/** Adds a suggestion to the estimate. */
export function useAccepting(): (suggestion: Suggestion, name: string) => void {
  const { present, applyChanges, selection, announce } = useBuilderTools();
  return (suggestion, name) => {
    const lineId = newId();
    const { store, contents } = present();
    const { estimate } = store.snapshot();
    // A second press may come before the list has re-rendered without the suggestion.
    if (estimate.answeredSuggestions[suggestion.rule] === 'accepted') return;
    const change = acceptSuggestion(suggestion, lineId, estimate, contents.parts);
    if (!applyChanges(`Add ${name}`, [change])) return;
    selection.set({ ...selection.get(), line: lineId });
    announce(`${name} added`);
  };
}
