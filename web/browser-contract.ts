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
  readonly arguments: readonly (Node & { readonly properties?: readonly Property[] })[];
}

interface Property extends Node {
  readonly key?: { readonly name?: string };
}

/** A range of the source and its replacement. */
interface Cut {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Removes from the contract the parts only the server needs. Schemas are built by calls, which a bundler keeps even
 * when unused, since they might have side effects; those of the contract have none.
 */
export const browserContract: Plugin = {
  name: 'browser-contract',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/core\/src\/contract\/[^?]*\.ts$/ },
    handler(code) {
      const cuts = callsIn(this.parse(code)).flatMap((call) => [
        { start: call.start, end: call.start, text: '/* @__PURE__ */ ' },
        ...(call.callee.name === 'endpoint' ? onlyRead(call, code) : []),
      ]);
      return { code: without(code, cuts), map: null, moduleSideEffects: false };
    },
  },
};

function callsIn(node: unknown): Call[] {
  if (Array.isArray(node)) return node.flatMap(callsIn);
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(callsIn);
  return 'type' in node && node.type === 'CallExpression' ? [node as Call, ...inside] : inside;
}

function onlyRead(call: Call, code: string): Cut[] {
  return call.arguments.slice(0, 1).map(({ start, end, properties = [] }) => {
    // Parts shared by several endpoints are spread into each of them.
    const kept = properties.filter(({ type, key }) => type === 'SpreadElement' || read.has(key?.name ?? ''));
    return {
      start,
      end,
      text: `{ ${kept.map((property) => code.slice(property.start, property.end)).join(', ')} }`,
    };
  });
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
