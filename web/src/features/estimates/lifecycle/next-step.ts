import type { Estimate } from '@dre/core/domain/estimates/model/estimate';

/** The one next step of a version: sending it, or starting a supplement. */
export type NextStep =
  | { readonly kind: 'send'; readonly isReady: boolean }
  | { readonly kind: 'supplement'; readonly number: number };

/** Null without permission to edit, and for an estimate that is void or completed: nothing has to follow. */
export function nextStep(
  { draft, versions, lines, stage }: Pick<Estimate, 'draft' | 'versions' | 'lines' | 'stage'>,
  mayEdit: boolean,
): NextStep | null {
  if (!mayEdit || stage === 'void' || (stage === 'completed' && draft === null)) return null;
  return draft === null
    ? { kind: 'supplement', number: versions.length }
    : { kind: 'send', isReady: lines.length > 0 };
}
