import type { AnyFile } from './references.ts';

/** Labels for the rows of each table, singular and plural. */
export const tableLabels: Readonly<Record<AnyFile, readonly [string, string]>> = {
  'vehicle-types.csv': ['vehicle type', 'vehicle types'],
  'constructions.csv': ['construction', 'constructions'],
  'labor-types.csv': ['labor type', 'labor types'],
  'operations-kinds.csv': ['kind of operation', 'kinds of operations'],
  'part-types.csv': ['part type', 'part types'],
  'sides.csv': ['side', 'sides'],
  'sub-sides.csv': ['sub side', 'sub sides'],
  'adjacency.csv': ['pair of neighbors', 'pairs of neighbors'],
  'parts.csv': ['part', 'parts'],
  'part-places.csv': ['place of a part', 'places of parts'],
  'operations.csv': ['operation', 'operations'],
  'relations.csv': ['relation', 'relations'],
  'consumable-items.csv': ['consumable', 'consumables'],
  'consumables.csv': ['use of a consumable', 'uses of consumables'],
  'causes-of-loss.csv': ['cause of loss', 'causes of loss'],
  'suggestions.csv': ['suggestion', 'suggestions'],
  'templates.csv': ['template line', 'template lines'],
  'wmi.csv': ['maker', 'makers'],
  'total-loss.csv': ['total-loss rule', 'total-loss rules'],
  'calculators.json': ['calculator', 'calculators'],
};

export function countedRows(file: AnyFile, count: number): string {
  const [one, several] = tableLabels[file];
  return `${String(count)} ${count === 1 ? one : several}`;
}
