import type { EstimateContent } from '../model/estimate.ts';
import type { Line } from '../model/line.ts';

/**
 * Renames the lines of another estimate to the ids of matching own lines, so a comparison shows them as one changed
 * line. Matches part and operation at the same place first, then anywhere, then equal descriptions.
 */
export function withMatchedLines(own: EstimateContent, other: EstimateContent): EstimateContent {
  const ids = new Map<string, string>();
  const matchedIds = new Set<string>();
  for (const keyOf of matchKeys) {
    const open = new Map<string, string[]>();
    for (const line of own.lines) {
      const key = matchedIds.has(line.id) ? null : keyOf(line);
      if (key !== null) open.set(key, [...(open.get(key) ?? []), line.id]);
    }
    for (const line of other.lines) {
      const key = ids.has(line.id) ? null : keyOf(line);
      const match = key === null ? undefined : open.get(key)?.shift();
      if (match === undefined) continue;
      ids.set(line.id, match);
      matchedIds.add(match);
    }
  }
  const byId = new Map(own.lines.map((line) => [line.id, line]));
  const matched = renamed(other, ids);
  // A matched line takes the number and order of its counterpart.
  const lines = matched.lines.map((line) => {
    const match = matchedIds.has(line.id) ? byId.get(line.id) : undefined;
    return match === undefined ? line : { ...line, number: match.number, order: match.order };
  });
  return { ...matched, lines };
}

/** From the surest match to the weakest. */
const matchKeys: readonly ((line: Line) => string | null)[] = [
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

/** Replaces ids everywhere in the content: photos, pins and keys of automatic values too. */
function renamed(content: EstimateContent, ids: ReadonlyMap<string, string>): EstimateContent {
  if (ids.size === 0) return content;
  const name = new RegExp([...ids.keys()].map((id) => id.replaceAll(/\W/g, String.raw`\$&`)).join('|'), 'g');
  const text = JSON.stringify(content).replaceAll(name, (id) => ids.get(id) ?? id);
  return JSON.parse(text) as EstimateContent;
}
