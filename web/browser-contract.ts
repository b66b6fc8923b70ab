import type { Plugin } from 'vite';

/** What the browser reads of a call; the rest is for the server that answers it and for the description of the API. */
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

/** A piece of text goes out, and another takes its place. */
interface Cut {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Takes out of the contract what only the server needs. The schemas are built by calls, and a bundler keeps a call whose
 * answer nobody wants, since it might do something else besides; those of the contract do not.
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
    // What several calls have in common is spread into each of them.
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
