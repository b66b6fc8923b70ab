import type { TableFile } from './columns.ts';

/** The key columns of each table: a row with the same key in a later edition is the same row, revised. */
export const tableKeys: Readonly<Record<TableFile, readonly [string, ...string[]]>> = {
  'vehicle-types.csv': ['code'],
  'constructions.csv': ['code'],
  'labor-types.csv': ['code'],
  'operations-kinds.csv': ['code'],
  'part-types.csv': ['code'],
  'sides.csv': ['code'],
  'sub-sides.csv': ['side', 'code'],
  'adjacency.csv': ['vehicle_type', 'side_a', 'sub_side_a', 'side_b', 'sub_side_b'],
  'parts.csv': ['code'],
  'part-places.csv': ['part_code', 'side', 'sub_side', 'region'],
  'operations.csv': ['part_code', 'operation'],
  'relations.csv': ['kind', 'part_code', 'operation', 'other_part_code', 'other_operation'],
  'consumable-items.csv': ['code'],
  'consumables.csv': ['part_code', 'operation', 'consumable_code'],
  'causes-of-loss.csv': ['code'],
  'suggestions.csv': ['id'],
  'templates.csv': ['template', 'line'],
  'wmi.csv': ['wmi', 'positions_12_14'],
  'total-loss.csv': ['state'],
};

export function rowKey(file: TableFile, cells: Readonly<Record<string, string>>): string {
  return tableKeys[file].map((column) => cells[column] ?? '').join(' ');
}
