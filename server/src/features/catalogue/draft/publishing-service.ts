import type { EditionRow, publishDraft, readDraftDiff } from '@dre/core/contract/catalogue/book-editions';
import type { BodyOf, QueryOf } from '@dre/core/contract/endpoint';
import { readBook } from '@dre/core/domain/catalogue/reading/read-book';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { record } from '../../../audit/audit-queries.ts';
import type { Db } from '../../../database/connections/connection.ts';
import { dayOf, insertEdition, waitForTurnToPublish } from '../catalogue-queries.ts';
import { filesOf } from '../catalogue-service.ts';
import { diffRowOf } from './diff-rows.ts';
import {
  changesByTable,
  countBookRows,
  draftState,
  type DraftAuthor,
  holdDraft,
  markChanged,
} from './draft-queries.ts';
import { changedMeanwhile, manyRows } from './draft-service.ts';
import {
  changedRecords,
  changedTables,
  countAgainst,
  type PublishedEdition,
  publishedEditions,
  publishOldRows,
  publishRows,
  type RowCounts,
} from './edition-queries.ts';
import { type CheckAway, issuesOfDraft } from './issues-service.ts';

type Publication = BodyOf<typeof publishDraft>;
type Published = { readonly number: number; readonly revision: number };
type Conflict = { readonly kind: 'conflict'; readonly detail: string };

export interface Publisher extends DraftAuthor {
  readonly requestId: string;
}

const conflict = (detail: string): Conflict => ({ kind: 'conflict', detail });

/** Publishes the draft as the next edition, permanently. A second publisher gets a conflict and loses nothing. */
export async function publish(
  trx: Db,
  publisher: Publisher,
  { publication, checkAway }: { readonly publication: Publication; readonly checkAway: CheckAway },
): Promise<Result<Published, Conflict>> {
  const turn = await takeTurn(trx, publisher, publication);
  if (!turn.ok) return turn;
  const { newest } = turn.value;
  const counts = await draftCounts(trx);
  if (counts.added + counts.changed + counts.removed === 0) {
    return refuse(
      conflict(`There is nothing to publish: the draft says the same as edition ${newest.number}.`),
    );
  }
  if (newest.effective_on > dayOf(publisher.at) && publication.effectiveOn < newest.effective_on) {
    return refuse(
      conflict(
        `Edition ${newest.number} comes into effect on ${sayDay(newest.effective_on)}, and this one builds on it. Choose that day or a later one.`,
      ),
    );
  }
  const { faults } = await issuesOfDraft(trx, checkAway);
  const [fault] = faults;
  if (fault !== undefined) {
    const where = [fault.file, fault.key, fault.column].filter((word) => word !== '').join(', ');
    return refuse(
      conflict(
        `The draft has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`} and is not published. ${where}: ${fault.sentence}`,
      ),
    );
  }
  return accept(
    await make(trx, publisher, {
      publication,
      newest,
      counts,
      copyOf: null,
      write: (number) => publishRows(trx, number),
    }),
  );
}

/** Rolls back by publishing the earlier rows again: published editions are never withdrawn. */
export async function publishEarlier(
  trx: Db,
  publisher: Publisher,
  { earlier, publication }: { readonly earlier: number; readonly publication: Publication },
): Promise<Result<Published, Conflict | { readonly kind: 'not-found' }>> {
  const turn = await takeTurn(trx, publisher, publication);
  if (!turn.ok) return turn;
  const { newest, all } = turn.value;
  if (!all.some(({ number }) => number === earlier)) return refuse({ kind: 'not-found' });
  if ((await changesByTable(trx)).length > 0) {
    return refuse(
      conflict(
        'The draft has changes. Publish or discard them before an earlier edition is published again.',
      ),
    );
  }
  const counts = await countAgainst(trx, earlier);
  if (counts.added + counts.changed + counts.removed === 0) {
    return refuse(conflict(`Edition ${newest.number} already says what edition ${earlier} says.`));
  }
  const files = await filesOf(trx, earlier);
  const read = files && readBook(files.tables, files.calculators, newest.number + 1);
  if (read === undefined || !read.ok) {
    return refuse(conflict(`Edition ${earlier} does not meet what the product asks of a book today.`));
  }
  return accept(
    await make(trx, publisher, {
      publication,
      newest,
      counts,
      copyOf: earlier,
      write: (edition) => publishOldRows(trx, { edition, earlier }),
    }),
  );
}

interface Turn {
  readonly newest: PublishedEdition;
  readonly all: readonly PublishedEdition[];
}

/** Serializes publishing; a publisher who reviewed an older draft gets a conflict that names who was faster. */
async function takeTurn(
  trx: Db,
  { at }: Publisher,
  { revision, effectiveOn }: Publication,
): Promise<Result<Turn, Conflict>> {
  await waitForTurnToPublish(trx);
  const standing = await holdDraft(trx);
  const all = await publishedEditions(trx);
  const [newest] = all;
  if (newest === undefined) return refuse(conflict('There is no book yet.'));
  if (standing !== revision) {
    const isPublished = (await changesByTable(trx)).length === 0 && newest.author_name !== '';
    return refuse(
      isPublished
        ? conflict(
            `${newest.author_name} published edition ${newest.number} meanwhile. Nothing was published twice.`,
          )
        : changedMeanwhile,
    );
  }
  if (!isDay(effectiveOn)) return refuse(conflict(`${effectiveOn} is not a day of the calendar.`));
  // The caller's today may still be yesterday in UTC.
  if (effectiveOn < dayOf(new Date(at.getTime() - dayMs))) {
    return refuse(conflict('The day it comes into effect has passed. Choose today or a later one.'));
  }
  return accept({ newest, all });
}

const dayMs = 86_400_000;
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function sayDay(day: string): string {
  return days.format(new Date(`${day}T00:00:00Z`));
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && dayOf(day) === text;
}

async function draftCounts(trx: Db): Promise<RowCounts> {
  const tables = await changesByTable(trx);
  const sum = (of: keyof RowCounts) => tables.reduce((total, table) => total + table[of], 0);
  return { added: sum('added'), changed: sum('changed'), removed: sum('removed') };
}

interface Making extends Pick<Turn, 'newest'> {
  readonly publication: Publication;
  readonly counts: RowCounts;
  readonly copyOf: number | null;
  readonly write: (number: number) => Promise<void>;
}

async function make(trx: Db, publisher: Publisher, making: Making): Promise<Published> {
  const { publication, newest, counts, copyOf, write } = making;
  const number = newest.number + 1;
  await insertEdition(trx, {
    number,
    published_at: publisher.at,
    name: publication.name.trim(),
    note: publication.note,
    effective_on: publication.effectiveOn,
    author: publisher.personId,
    author_name: publisher.name,
    copy_of: copyOf,
    rows_added: counts.added,
    rows_changed: counts.changed,
    rows_removed: counts.removed,
  });
  await write(number);
  if (counts.added + counts.changed + counts.removed >= manyRows) await countBookRows(trx);
  const revision = publication.revision + 1;
  await markChanged(trx, revision, publisher);
  await record(trx, {
    kind: 'edition-published',
    at: publisher.at,
    personId: publisher.personId,
    requestId: publisher.requestId,
    detail: { edition: String(number), ...(copyOf !== null && { copyOf: String(copyOf) }) },
  });
  return { number, revision };
}

export async function listPublished(trx: Db, now: Date): Promise<EditionRow[]> {
  const editions = await publishedEditions(trx);
  const today = dayOf(now);
  const current = editions.find(({ effective_on }) => effective_on <= today)?.number;
  return editions.map((edition) => ({
    number: edition.number,
    name: edition.name,
    state: stateOf(edition, current, today),
    publishedAt: edition.published_at.toISOString(),
    effectiveOn: edition.effective_on,
    author: edition.author_name,
    note: edition.note,
    copyOf: edition.copy_of,
    added: edition.rows_added,
    changed: edition.rows_changed,
    removed: edition.rows_removed,
  }));
}

function stateOf(
  { number, effective_on }: PublishedEdition,
  current: number | undefined,
  today: string,
): EditionRow['state'] {
  if (number === current) return 'in-effect';
  // A future edition overtaken by a later one never comes into effect.
  return effective_on > today && number > (current ?? 0) ? 'coming' : 'past';
}

const diffPage = 50;

/** The changes of the draft, or of a published edition. */
export async function diffOf(trx: Db, edition: number | undefined, query: QueryOf<typeof readDraftDiff>) {
  const question = {
    file: query.file,
    find: query.find,
    offset: Number(query.offset ?? 0),
    limit: diffPage,
  };
  const tables = await changedTables(trx, edition, query.find);
  const counted = tables.filter(({ file }) => query.file === undefined || file === query.file);
  return {
    revision: (await draftState(trx)).revision,
    total: counted.reduce((sum, { added, changed, removed }) => sum + added + changed + removed, 0),
    tables: [...tables],
    rows: (await changedRecords(trx, edition, question)).map(diffRowOf),
  };
}

export async function diffOfEdition(trx: Db, edition: number, query: QueryOf<typeof readDraftDiff>) {
  const isThere = (await publishedEditions(trx)).some(({ number }) => number === edition);
  return isThere ? accept(await diffOf(trx, edition, query)) : refuse({ kind: 'not-found' } as const);
}
