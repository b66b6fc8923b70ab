import type { DatabaseSchema, SchemaTable } from './database-schema.ts';
import { tableNotes } from './table-notes.ts';

const introduction = `# Data model

Drawn from the migrated database by \`npm run record\`; \`server/src/testing/frozen/frozen.test.ts\` compares. The files in
\`server/src/database/migrations\` decide, \`server/src/database/tables/tables.ts\` follows, and every column with its type
stands in \`server/src/testing/frozen/database.txt\`.

**Company walls.** Tables marked 🔒 have row-level security that is forced: under \`dre_app\`, the role the server works as,
they show only rows whose \`company_id\` is the one in \`app.company\`, which is set inside the transaction of one request.
Without it there are no rows. \`server/src/database/preparing/isolation.test.ts\` holds every table with a \`company_id\` to it.
Policies besides \`own_company\` are named with their table: each opens one kind of row to one question, such as a person's own
memberships at sign-in.

Jobs wait in the schema \`jobs\`, which belongs to pg-boss. Pictures and help documents are files
(\`server/src/storage/file-store.ts\`); their rows name them.

An estimate is one JSON document (\`estimate.document\`), the result of its edits; its lines and photos have no tables of their
own. Columns beside it repeat what lists sort and search by.
`;

/** The database by feature: a diagram of the features, then the tables of each and their references. */
export function dataModelText({ tables }: DatabaseSchema): string {
  const missing = tables.filter(({ name }) => featureOf(name) === undefined).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`table-notes.ts has no sentence for ${missing.join(', ')}.`);
  const features = Object.keys(tableNotes).map((feature) => featureText(feature, tables));
  return [introduction, overview(tables), ...features].join('\n');
}

function featureOf(table: string): string | undefined {
  return Object.keys(tableNotes).find((feature) => tableNotes[feature]?.[table] !== undefined);
}

function overview(tables: readonly SchemaTable[]): string {
  const references = new Map<string, number>();
  for (const { name, foreignKeys } of tables) {
    for (const { target } of foreignKeys) {
      const [from, to] = [featureOf(name) ?? '', featureOf(target) ?? ''];
      const arrow = `${from} --> ${to}`;
      if (from !== to) references.set(arrow, (references.get(arrow) ?? 0) + 1);
    }
  }
  const arrows = [...references].map(([arrow, count]) => `  ${arrow.replace('>', `>|${String(count)}|`)}`);
  const lines = arrows.toSorted().join('\n');
  return `Which feature's tables refer to which, with the number of foreign keys:\n\n\`\`\`mermaid\nflowchart LR\n${lines}\n\`\`\`\n`;
}

function featureText(feature: string, tables: readonly SchemaTable[]): string {
  const own = tables.filter(({ name }) => featureOf(name) === feature);
  return [
    `## ${feature}`,
    '',
    ...own.map((table) => `- ${noteText(table, tableNotes[feature]?.[table.name] ?? '')}`),
    '',
    '```mermaid',
    'erDiagram',
    ...own.filter(({ kind }) => kind === 'table').map(entityText),
    ...own.flatMap(relations),
    '```',
    '',
  ].join('\n');
}

function noteText({ name, kind, policies }: SchemaTable, sentence: string): string {
  const wall = policies.includes('own_company') ? ' 🔒' : '';
  const others = policies.filter((policy) => policy !== 'own_company').map((policy) => `\`${policy}\``);
  const also = others.length === 0 ? '' : ` Also ${others.join(', ')}.`;
  return `\`${name}\`${kind === 'view' ? ' (view)' : ''}${wall}: ${sentence}${also}`;
}

/** Keys only: the other columns are in database.txt. */
function entityText({ name, columns, foreignKeys }: SchemaTable): string {
  const referring = new Set(foreignKeys.flatMap((key) => key.columns));
  const keys = columns
    .filter((column) => column.inKey || referring.has(column.name))
    .map((column) => {
      const marks = [column.inKey ? 'PK' : '', referring.has(column.name) ? 'FK' : ''].filter(
        (mark) => mark !== '',
      );
      return `    ${column.type.replaceAll(/[^\w]+/g, '_')} ${column.name} ${marks.join(', ')}`;
    });
  return [`  ${name} {`, ...keys, '  }'].join('\n');
}

function relations({ name, foreignKeys }: SchemaTable): readonly string[] {
  return foreignKeys.map(({ target, columns }) => `  ${target} ||--o{ ${name} : "${columns.join(', ')}"`);
}
