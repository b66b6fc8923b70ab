import { type KyselyPlugin, type OperationNode, type RootOperationNode, sql } from 'kysely';
import type { Db } from '../../database/connections/connection.ts';

/** A statement of the product, and how it was weakened. */
export interface Weakened {
  readonly tables: readonly string[];
  readonly node: RootOperationNode;
}

/** Records every statement that passes through, so that weakened copies of it can be tried. */
export function statementRecorder(): { readonly plugin: KyselyPlugin; readonly seen: RootOperationNode[] } {
  const seen: RootOperationNode[] = [];
  return {
    seen,
    plugin: {
      transformQuery({ node }) {
        seen.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    },
  };
}

/** Copies of a statement on these tables, each without one condition of a WHERE, and one without any. */
export function weakenedCopies(root: RootOperationNode, tables: ReadonlySet<string>): Weakened[] {
  return nodesOf(root).flatMap((node) => {
    const where = partOf(node, 'where');
    const own = tablesOf(node).filter((table) => tables.has(table));
    const condition = where && partOf(where, 'where');
    if (condition === undefined || own.length === 0) return [];
    const conditions = conjunctsOf(condition);
    const kept = conditions.map((_, missing) => conditions.filter((_other, at) => at !== missing));
    const choices = conditions.length > 1 ? [...kept, []] : kept;
    return choices.map((choice) => ({
      tables: own,
      node: replaced(root, node, withConditions(node, choice)),
    }));
  });
}

type Node = OperationNode & Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).kind === 'string';
}

function partOf(node: Node, name: string): Node | undefined {
  const part = node[name];
  return isNode(part) ? part : undefined;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function nodesOf(node: OperationNode): Node[] {
  return isNode(node) ? [node, ...childrenOf(node).flatMap(nodesOf)] : [];
}

/** The tables a statement uses directly; those of its sub-selects are theirs. */
function tablesOf(node: Node): string[] {
  const places = ['from', 'table', 'using', 'joins'].flatMap((name) => [node[name]].flat().filter(isNode));
  return places.flatMap((place) =>
    nodesOf(place)
      .filter(({ kind }) => kind === 'TableNode')
      .map((table) => String(partOf(partOf(table, 'table') ?? table, 'identifier')?.['name'])),
  );
}

function conjunctsOf(condition: Node): Node[] {
  if (condition.kind !== 'AndNode') return [condition];
  return [partOf(condition, 'left'), partOf(condition, 'right')]
    .filter((side) => side !== undefined)
    .flatMap(conjunctsOf);
}

function withConditions(node: Node, conditions: readonly Node[]): Node {
  const { where: _removed, ...rest } = node;
  const [first, ...others] = conditions;
  if (first === undefined) return rest as Node;
  const joined = others.reduce<OperationNode>(
    (left, right) => ({ kind: 'AndNode', left, right }) as OperationNode,
    first,
  );
  return { ...rest, where: { kind: 'WhereNode', where: joined } } as unknown as Node;
}

function replaced<N>(value: N, target: Node, by: Node): N {
  if ((value as unknown) === target) return by as N;
  if (Array.isArray(value)) return value.map((one) => replaced(one as unknown, target, by)) as N;
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, replaced(part, target, by)]),
  ) as N;
}

/** The tables whose rows belong to companies. */
export async function tenantTables(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      and a.attname = 'company_id' and not a.attisdropped`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
