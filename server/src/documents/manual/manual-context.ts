import type {
  BookContents,
  ConsumableUse,
  OperationEntry,
  PartEntry,
} from '@dre/core/domain/catalogue/book/contents';
import type { LaborType, OperationKind, Side, VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { Inclusion, Need } from '@dre/core/domain/catalogue/book/book';
import type { PrintBlock } from '../paper/print-block.ts';

/** A block with a mark, by which contents, cross references and index find its page. */
export interface MarkedBlock extends PrintBlock {
  readonly mark?: string;
}

/** The content of a manual: one published edition. */
export interface ManualOrder {
  readonly contents: BookContents;
  /** 2026-11-15 */
  readonly publishedOn: string;
}

/** The book's lookups for the chapters, and the pages found so far. */
export interface ManualContext extends ManualOrder {
  /** The page of a mark; a three-digit number while it is unknown. */
  readonly pageOf: (mark: string) => string;
  readonly part: (code: string) => PartEntry | undefined;
  readonly operationsOf: (code: string) => readonly OperationEntry[];
  readonly needsOf: (operation: OperationEntry) => readonly Need[];
  readonly coversOf: (operation: OperationEntry) => readonly Inclusion[];
  readonly materialsOf: (operation: OperationEntry) => readonly ConsumableUse[];
  readonly operationName: (kind: OperationKind) => string;
  readonly laborName: (type: LaborType) => string;
  readonly vehicleName: (type: VehicleType) => string;
  readonly sideName: (side: Side) => string;
}

/** Created once; page numbers are read repeatedly until they are stable. */
export function manualContext(order: ManualOrder, pages: () => ReadonlyMap<string, number>): ManualContext {
  const { contents } = order;
  const parts = new Map(contents.parts.map((part) => [part.code, part]));
  const operations = grouped(contents.operations, ({ part }) => part);
  const byOperation = <Row extends { readonly part: string; readonly operation: OperationKind }>(
    rows: readonly Row[],
  ) => {
    const groups = grouped(rows, ({ part, operation }) => `${part} ${operation}`);
    return ({ part, kind }: OperationEntry) => groups.get(`${part} ${kind}`) ?? [];
  };
  const kinds = namesOf(contents.operationKinds);
  const labor = namesOf(contents.laborTypes);
  const vehicles = namesOf(contents.vehicleTypes);
  const sides = namesOf(contents.sides);
  return {
    ...order,
    pageOf: (mark) => String(pages().get(mark) ?? 888),
    part: (code) => parts.get(code),
    operationsOf: (code) => operations.get(code) ?? [],
    needsOf: byOperation(contents.needs),
    coversOf: byOperation(contents.inclusions),
    materialsOf: byOperation(contents.consumables),
    operationName: (kind) => kinds.get(kind) ?? kind,
    laborName: (type) => labor.get(type) ?? type,
    vehicleName: (type) => vehicles.get(type) ?? type,
    sideName: (side) => sides.get(side) ?? side,
  };
}

function grouped<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}

function namesOf(
  entries: readonly { readonly code: string; readonly name: string }[],
): ReadonlyMap<string, string> {
  return new Map(entries.map(({ code, name }) => [code, name]));
}

export const partMark = (code: string) => `part ${code}`;
export const chapterMark = (title: string) => `chapter ${title}`;
