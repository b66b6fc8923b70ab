import { findCycle } from '../reading/cycles.ts';
import { operationName } from '../book/book-names.ts';

/** The ends of a relation between two operations. */
export interface RelationEnds {
  readonly kind: string;
  readonly part_code: string;
  readonly operation: string;
  readonly other_part_code: string;
  readonly other_operation: string;
}

/**
 * A sentence about a cycle: an operation that includes or needs itself, directly or not, would never end. Null without
 * one.
 */
export function relationCircle(relations: readonly RelationEnds[]): string | null {
  for (const kind of ['includes', 'needs'] as const) {
    const edges = new Map<string, string[]>();
    for (const relation of relations) {
      if (relation.kind !== kind) continue;
      const from = operationName(relation.part_code, relation.operation);
      const to = operationName(relation.other_part_code, relation.other_operation);
      const known = edges.get(from);
      if (known === undefined) edges.set(from, [to]);
      else known.push(to);
    }
    const circle = findCycle(edges);
    if (circle !== null) return sayCircle(kind, circle);
  }
  return null;
}

function sayCircle(kind: 'includes' | 'needs', circle: readonly string[]): string {
  const steps = circle.map((name) => name.replace(':', ' '));
  const [first = ''] = steps;
  const words = kind === 'includes' ? 'would include itself' : 'would need itself';
  return `${first} ${words}: ${steps.join(` ${kind} `)}. Take out one of these relations first.`;
}
