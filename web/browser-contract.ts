import type { Plugin } from 'vite';

/** The parts of an endpoint the browser reads; the rest is for the server and for the description of the API. */
const read = new Set(['method', 'path', 'scope', 'bytes']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Call extends Node {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly Written[];
}

/** An object as it is written in the source. */
interface Written extends Node {
  readonly properties?: readonly Property[];
}

interface Property extends Node {
  readonly key?: { readonly name?: string };
  readonly argument?: { readonly name?: string };
}

interface Declared extends Node {
  readonly id: { readonly name?: string };
  readonly init: Node | null;
}

interface Statement extends Node {
  /** Of an export. */
  readonly declaration?: Node | null;
  readonly declarations?: readonly Declared[];
}

/** A range of the source and its replacement. */
interface Cut {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Removes from the contract the parts only the server needs. Schemas are built by calls, which a bundler keeps even
 * when unused, since they might have side effects; those of the contract have none. Neither have the limits they read,
 * so a schema is built in a function that can go as a whole.
 */
export const browserContract: Plugin = {
  name: 'browser-contract',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/core\/src\/contract\/[^?]*\.ts$/ },
    handler(code) {
      const program = this.parse(code);
      const calls = nodesIn<Call>(program, 'CallExpression');
      const described = calls.filter(isEndpoint).flatMap((call) => call.arguments.slice(0, 1));
      const common = new Set(described.flatMap(spreadNames));
      const declared = program.body.flatMap(declaredBy);
      const shared = declared.filter(({ id, init }) => common.has(id.name) && init !== null);
      const cuts = [
        ...declared.flatMap(({ init }) => (init === null ? [] : inFunction(init))),
        ...calls.map(({ start }) => ({ start, end: start, text: pure })),
        ...[...described, ...shared.map(({ init }) => init as Written)].map((one) => onlyRead(one, code)),
      ];
      return { code: without(code, cuts), map: null, moduleSideEffects: false };
    },
  },
};

const pure = '/* @__PURE__ */ ';

function nodesIn<Found extends Node>(node: unknown, type: Found['type']): Found[] {
  if (Array.isArray(node)) return node.flatMap((one) => nodesIn<Found>(one, type));
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap((one) => nodesIn<Found>(one, type));
  return 'type' in node && node.type === type ? [node as Found, ...inside] : inside;
}

function isEndpoint({ callee }: Call): boolean {
  return callee.name === 'endpoint';
}

/** The names of what an endpoint has in common with others. */
function spreadNames({ properties = [] }: Written): (string | undefined)[] {
  return properties.filter(({ type }) => type === 'SpreadElement').map(({ argument }) => argument?.name);
}

/** The values a statement of the module declares, exported or not. */
function declaredBy(statement: Node): readonly Declared[] {
  const { declaration, declarations = [] } = statement as Statement;
  return declaration ? declaredBy(declaration) : declarations;
}

function inFunction(init: Node): Cut[] {
  if (init.type !== 'CallExpression' || isEndpoint(init as Call)) return [];
  const { start, end } = init;
  return [
    { start, end: start, text: `${pure}(() => ` },
    { start: end, end, text: ')()' },
  ];
}

function onlyRead({ start, end, properties = [] }: Written, code: string): Cut {
  const kept = properties.filter(({ type, key }) => type === 'SpreadElement' || read.has(key?.name ?? ''));
  const text = kept.map((property) => code.slice(property.start, property.end)).join(', ');
  return { start, end, text: `{ ${text} }` };
}

function without(code: string, cuts: readonly Cut[]): string {
  let at = 0;
  let kept = '';
  for (const { start, end, text } of cuts.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    kept += code.slice(at, start) + text;
    at = end;
  }
  return kept + code.slice(at);
}
