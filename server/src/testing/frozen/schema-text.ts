import type { RecordedColumn, DatabaseSchema } from './database-schema.ts';

/** The schema as text, one name per line, so that a difference shows what is missing. */
export function schemaText({ tables, functions }: DatabaseSchema): string {
  return [
    ...tables.flatMap(({ name, kind, policies, columns }) => [
      `${kind} ${name}`,
      ...columns.map(columnText),
      ...policies.map((policy) => `  policy ${policy}`),
      '',
    ]),
    ...functions.map((signature) => `function ${signature}`),
    '',
  ].join('\n');
}

function columnText({ name, type, required, inKey }: RecordedColumn): string {
  const notes = [inKey ? 'key' : '', required && !inKey ? 'required' : ''].filter((note) => note !== '');
  return [`  ${name}: ${type}`, ...notes].join(', ');
}
