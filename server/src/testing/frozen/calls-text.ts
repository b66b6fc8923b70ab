import type { Endpoint } from '@dre/core/contract/endpoint';

/** The part of JSON Schema the contract uses. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const longestLine = 130;

/** Every call with its fields as text: method, path, scope, input, reply and refusals. */
export function callsText(endpoints: readonly Endpoint[]): string {
  return endpoints
    .map(callText)
    .toSorted()
    .map((text) => `${text}\n`)
    .join('\n');
}

function callText(call: Endpoint): string {
  const parts = ['params', 'query', 'body', 'reply'] as const;
  const declared = parts.flatMap((part) => {
    const schema = call[part] as Schema | undefined;
    return schema === undefined ? [] : [`  ${part} ${typeText(schema, '  ')}`];
  });
  const refusals = call.refusals.length === 0 ? [] : [`  refuses ${call.refusals.toSorted().join(', ')}`];
  const form = call.bytes ? ', bytes' : '';
  return [
    `${call.path} ${call.method} (${call.scope}${form}${call.stream ? ', events' : ''})`,
    ...declared,
    ...refusals,
  ].join('\n');
}

/** Limits and patterns are left out: they may be widened without breaking a caller. */
function typeText(schema: Schema, indent: string): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum)
    return oneOf(
      schema.enum.map((value) => JSON.stringify(value)),
      indent,
    );
  if (schema.anyOf)
    return oneOf(
      schema.anyOf.map((part) => typeText(part, `${indent}  `)),
      indent,
    );
  if (schema.allOf) return [...new Set(schema.allOf.map((part) => typeText(part, indent)))].join(' & ');
  if (schema.items) return `list of ${typeText(schema.items, indent)}`;
  const [named] = Object.values(schema.patternProperties ?? {});
  if (named) return `by name ${typeText(named, indent)}`;
  return schema.properties ? fieldsText(schema, indent) : (schema.type ?? 'anything');
}

function oneOf(choices: readonly string[], indent: string): string {
  const line = choices.join(' | ');
  return isShort(line, indent) ? line : choices.map((choice) => `\n${indent}  | ${choice}`).join('');
}

function fieldsText({ properties = {}, required = [] }: Schema, indent: string): string {
  const fields = Object.entries(properties)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${typeText(field, `${indent}  `)}`,
    );
  const line = `{ ${fields.join(', ')} }`;
  if (isShort(line, indent)) return line;
  return `{${fields.map((field) => `\n${indent}  ${field}`).join('')}\n${indent}}`;
}

function isShort(line: string, indent: string): boolean {
  return !line.includes('\n') && indent.length + line.length <= longestLine;
}
