import type { Estimate } from '@dre/core/domain/estimates/model/estimate';

/** The line a comment is about, by its current name; null where it is about none. */
export function aboutText({ lines }: Pick<Estimate, 'lines'>, lineId: string | null): string | null {
  if (lineId === null) return null;
  const line = lines.find(({ id }) => id === lineId);
  return line === undefined ? 'A line that was removed' : `Line ${line.number}: ${line.description}`;
}

export function countText(count: number): string {
  if (count === 0) return 'Comments';
  return count === 1 ? '1 comment' : `${count} comments`;
}
