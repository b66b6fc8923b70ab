import type { mergeDraftRows } from '@dre/core/contract/catalogue/book-bulk';
import type { BodyOf, ReplyOf } from '@dre/core/contract/endpoint';
import type { TableFile } from '@dre/core/domain/catalogue/book/columns';
import { type KeyedRow, type MergedRow, mergeRows } from '@dre/core/domain/catalogue/draft/merge-rows';
import { type AnyFile, calculatorsFile, references } from '@dre/core/domain/catalogue/draft/references';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { Db } from '../../../database/connections/connection.ts';
import { bookRows, draftState, type DraftAuthor } from './draft-queries.ts';
import { changedMeanwhile, countChanges, draftRows, type DraftRefusal, stageRows } from './draft-service.ts';
import { rowText } from './row-text.ts';

type MergeRefusal = DraftRefusal | { readonly kind: 'not-found'; readonly detail: string };

const sidesStay = {
  kind: 'conflict',
  detail:
    'The sides of a vehicle are fixed, because the pictures are drawn for them. Merge the sub sides of one side instead.',
} as const;

/** Replaces one row by another in every row that names it, in one change. */
export async function mergeInDraft(
  trx: Db,
  hand: DraftAuthor,
  { revision, file, from, into, isPreview }: BodyOf<typeof mergeDraftRows>,
): Promise<Result<ReplyOf<typeof mergeDraftRows>, Exclude<MergeRefusal, { kind: 'invalid-request' }>>> {
  if (file === 'sides.csv') return refuse(sidesStay);
  if (from === into) return refuse({ kind: 'conflict', detail: 'Choose another one to merge it into.' });
  if ((await draftState(trx)).revision !== revision) return refuse(changedMeanwhile);
  const tables = await tablesNaming(trx, file);
  const ends = [from, into].map((key) => tables(file).find((row) => row.key === key));
  const [one, other] = ends;
  if (one === undefined || other === undefined) {
    const missing = one === undefined ? from : into;
    return refuse({ kind: 'not-found', detail: `The draft no longer has ${rowText(file, missing)}.` });
  }
  const [calculators] = await bookRows(trx, calculatorsFile);
  const rows = mergeRows(
    { file, from: one, into: other },
    { rows: tables, calculators: calculators?.cells ?? null },
  );
  const changes = changesOf(rows, tables);
  if (isPreview) return accept({ revision, changes: await countChanges(trx), tables: changes });
  const made = await stageRows(trx, hand, rows, revision);
  if (made.ok) return accept({ ...made.value, tables: changes });
  return refuse({ ...made.refusal, kind: 'conflict' });
}

async function tablesNaming(trx: Db, file: TableFile): Promise<(file: TableFile) => readonly KeyedRow[]> {
  const files = new Set<TableFile>([
    file,
    'operations.csv',
    ...references.filter(({ to }) => to === file).map((reference) => reference.file),
  ]);
  const tables = new Map<TableFile, readonly KeyedRow[]>();
  for (const name of files) tables.set(name, await draftRows(trx, name));
  return (name) => tables.get(name) ?? [];
}

function changesOf(rows: readonly MergedRow[], tables: (file: TableFile) => readonly KeyedRow[]) {
  const files = [...new Set(rows.map(({ file }) => file))];
  return files.map((file) => {
    const isStanding = keysOf(file, tables);
    const own = rows.filter((row) => row.file === file);
    const written = own.filter(({ cells }) => cells !== null);
    return {
      file,
      added: written.filter(({ key }) => !isStanding(key)).length,
      changed: written.filter(({ key }) => isStanding(key)).length,
      removed: own.length - written.length,
    };
  });
}

function keysOf(file: AnyFile, tables: (file: TableFile) => readonly KeyedRow[]) {
  if (file === calculatorsFile) return () => true;
  const keys = new Set(tables(file).map(({ key }) => key));
  return (key: string) => keys.has(key);
}
