import type { Suggestion } from '@dre/core/domain/estimates/checks/suggestions';
import { newId } from '../../../lib/new-id.ts';
import { useBuilderTools } from '../builder/builder-context.ts';
import { acceptSuggestion } from './forgotten-items.ts';

/** Adds a suggestion to the estimate. */
export function useAccepting(): (suggestion: Suggestion, name: string) => void {
  const { present, act, chosen, announce } = useBuilderTools();
  return (suggestion, name) => {
    const lineId = newId();
    const { keeper, contents } = present();
    const { estimate } = keeper.snapshot();
    // A second press may come before the list has re-rendered without the suggestion.
    if (estimate.answeredSuggestions[suggestion.rule] === 'accepted') return;
    const change = acceptSuggestion(suggestion, lineId, estimate, contents.parts);
    if (!act(`Add ${name}`, [change])) return;
    chosen.set({ ...chosen.get(), line: lineId });
    announce(`${name} added`);
  };
}
