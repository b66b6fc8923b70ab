import type { EstimateContent } from '../model/estimate.ts';
import type { Line } from '../model/line.ts';

/**
 * The content of another estimate with its lines under the ids of those they answer to: the same part and operation at
 * the same place first, then anywhere, then what is called the same. Compared afterwards, they are one line that changed.
 */
export function withMatchedLines(own: EstimateContent, other: EstimateContent): EstimateContent {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const keyOf of likenesses) {
    const open = new Map<string, string[]>();
    for (const line of own.lines) {
      const key = taken.has(line.id) ? null : keyOf(line);
      if (key !== null) open.set(key, [...(open.get(key) ?? []), line.id]);
    }
    for (const line of other.lines) {
      const key = ids.has(line.id) ? null : keyOf(line);
      const match = key === null ? undefined : open.get(key)?.shift();
      if (match === undefined) continue;
      ids.set(line.id, match);
      taken.add(match);
    }
  }
  const byId = new Map(own.lines.map((line) => [line.id, line]));
  const matched = renamed(other, ids);
  // One line has one number and one place in the list.
  const lines = matched.lines.map((line) => {
    const match = taken.has(line.id) ? byId.get(line.id) : undefined;
    return match === undefined ? line : { ...line, number: match.number, order: match.order };
  });
  return { ...matched, lines };
}

/** From the surest to the weakest. */
const likenesses: readonly ((line: Line) => string | null)[] = [
  (line) => {
    const part = partOf(line);
    return part && `${part} ${line.operation} ${line.place.side} ${line.place.subSide}`;
  },
  (line) => {
    const part = partOf(line);
    return part && `${part} ${line.operation}`;
  },
  (line) => {
    const name = line.description.trim().toLowerCase();
    return name === '' ? null : `${name} ${line.operation}`;
  },
];

function partOf({ source }: Line): string | null {
  return source.kind === 'book' || source.kind === 'calculator' ? source.part : null;
}

/** Wherever the content names a line: photos, pins and keys of automatic values too. */
function renamed(content: EstimateContent, ids: ReadonlyMap<string, string>): EstimateContent {
  if (ids.size === 0) return content;
  const name = new RegExp([...ids.keys()].map((id) => id.replaceAll(/\W/g, String.raw`\$&`)).join('|'), 'g');
  const text = JSON.stringify(content).replaceAll(name, (id) => ids.get(id) ?? id);
  return JSON.parse(text) as EstimateContent;
}
