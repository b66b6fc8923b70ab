import type { Estimate } from '@dre/core/domain/estimates/model/estimate';

/** A finding is no line yet, or a line of a version. */
export type FindingLineState =
  | { readonly kind: 'none' }
  | { readonly kind: 'line'; readonly number: number; readonly version: string };

export function findingLineState(
  { lines, draft, versions }: Pick<Estimate, 'lines' | 'draft' | 'versions'>,
  finding: string,
): FindingLineState {
  const line = lines.find(({ id }) => id === finding);
  if (line === undefined) return { kind: 'none' };
  return { kind: 'line', number: line.number, version: draft ?? versions.at(-1)?.label ?? 'the estimate' };
}
