import { type Static, Type } from 'typebox';
import {
  AnyFile,
  Cells,
  draftLimits,
  exact,
  File,
  filterFields,
  forAdministrators,
  Key,
  Revision,
  RowState,
  staged,
  TableChanges,
  Whole,
} from './book-fields.ts';
import { endpoint } from '../endpoint.ts';
import { orNull } from '../paging.ts';
import { text } from '../text-fields.ts';

// The draft of the book's next edition. All administrators share one draft, stored as rows over the newest edition.

/** A part's summary from other tables, for the list. */
const PartAtAGlance = Type.Object({
  places: Type.Array(Type.Object({ side: Type.String(), subSide: Type.String() })),
  operations: Type.Integer(),
  /** As in the cells; null if the part has no such operation. */
  replaceHours: orNull(Type.String()),
  refinishHours: orNull(Type.String()),
  /** Number of regions of illustrations tied to the part. */
  regions: Type.Integer(),
});

const DraftRow = Type.Object({
  key: Type.String(),
  state: RowState,
  /** The draft's cells; for a removed row, the published ones. */
  cells: Cells,
  /** The newest edition's cells; null if the row is new. */
  published: orNull(Cells),
  /** Time and author of the draft's change; null if unchanged. */
  changedAt: orNull(Type.String()),
  changedBy: orNull(Type.String()),
});
export type DraftRow = Static<typeof DraftRow>;

export const readDraft = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/book',
  summary: 'The draft of the next edition: how many rows differ from the newest one, by table',
  reply: Type.Object({
    revision: Revision,
    /** The edition it is based on; null while there is no book. */
    edition: orNull(Type.Integer()),
    changes: Type.Integer(),
    tables: Type.Array(TableChanges),
    changedAt: orNull(Type.String()),
    changedBy: Type.String(),
    parts: Type.Integer(),
    partsWithoutRegion: Type.Integer(),
  }),
  refusals: [],
});

export const readDraftRows = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/book/rows',
  summary: 'Rows of one table as the draft has them; removed ones only when asked for',
  query: Type.Object(
    {
      file: File,
      ...filterFields,
      /**
       * A column of the table, or for parts one of `side`, `regions`, `replaceHours`, `refinishHours`; defaults to the
       * book's order.
       */
      sort: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_]{1,40}$' })),
      descending: Type.Optional(Type.Literal('yes')),
      offset: Type.Optional(Whole),
      /** Defaults to 50; at most `page` of {@link draftLimits}. */
      size: Type.Optional(Whole),
    },
    exact,
  ),
  reply: Type.Object({
    revision: Revision,
    total: Type.Integer(),
    /** When sorted by `side`: parts per first side, in that order; otherwise empty. */
    groups: Type.Array(Type.Object({ side: Type.String(), count: Type.Integer() })),
    rows: Type.Array(
      Type.Object({
        ...DraftRow.properties,
        /** Number of rows in other tables that refer to this one. */
        uses: Type.Integer(),
        /** Number of parts of this part type, side or sub side, each counted once. */
        usedByParts: Type.Integer(),
        /** Only for rows of parts.csv. */
        glance: orNull(PartAtAGlance),
      }),
    ),
  }),
  refusals: ['invalid-request'],
});
export type DraftRowsReply = Static<typeof readDraftRows.reply>;

const Uses = Type.Array(
  Type.Object({
    file: AnyFile,
    count: Type.Integer(),
    /** Keys of the first few. */
    keys: Type.Array(Type.String()),
  }),
);

export const readDraftUses = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/book/uses',
  summary: 'Where one row of the draft is named by others',
  query: Type.Object({ file: File, key: Key }, exact),
  reply: Type.Object({ revision: Revision, uses: Uses }),
  refusals: ['not-found'],
});

export const readDraftPart = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/book/part',
  summary: 'One part of the draft, whole: its own row and every row that is said of it',
  query: Type.Object({ code: text(40, 1) }, exact),
  reply: Type.Object({
    revision: Revision,
    part: DraftRow,
    /** part-places.csv: its places and the regions that show it. */
    places: Type.Array(DraftRow),
    operations: Type.Array(DraftRow),
    /** relations.csv: operations it includes or needs. */
    relations: Type.Array(DraftRow),
    /** relations.csv: operations that include or need it. */
    relatedFrom: Type.Array(DraftRow),
    consumables: Type.Array(DraftRow),
    uses: Uses,
  }),
  refusals: ['not-found'],
});
export type DraftPartReply = Static<typeof readDraftPart.reply>;

/** The new state of one row. If the draft's row no longer equals `was`, nothing is staged. */
const StagedRow = Type.Object(
  {
    file: File,
    key: Key,
    /** Null if the row is new. */
    was: orNull(Cells),
    /** Null removes the row from the book. */
    cells: orNull(Cells),
  },
  exact,
);
export type StagedRow = Static<typeof StagedRow>;

export const stageDraftRows = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/book/rows',
  summary: 'Change rows of the draft: all of them, or none with the reason',
  body: Type.Object(
    { rows: Type.Array(StagedRow, { minItems: 1, maxItems: draftLimits.stagedRows }) },
    exact,
  ),
  reply: staged,
  refusals: ['conflict', 'invalid-request'],
  bodyBytes: 4_000_000,
});

export const discardDraftRows = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/book/discard',
  summary: 'Give up what the draft changes: the whole of it, or the rows named',
  body: Type.Object(
    {
      revision: Revision,
      rows: orNull(
        Type.Array(Type.Object({ file: File, key: Key }, exact), {
          minItems: 1,
          maxItems: draftLimits.stagedRows,
        }),
      ),
    },
    exact,
  ),
  reply: staged,
  refusals: ['conflict'],
});

const Issue = Type.Object({
  file: Type.String(),
  /** The row's key; empty for an issue of the table or the calculators. */
  key: Type.String(),
  /** The row's part, to find it in the grid; empty if it has none. */
  part: Type.String(),
  column: Type.String(),
  reason: Type.String(),
  value: Type.String(),
  sentence: Type.String(),
});
export type DraftIssue = Static<typeof Issue>;

export const readDraftIssues = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/book/faults',
  summary: 'What keeps the draft from being published, the first thousand',
  query: Type.Object({ file: Type.Optional(File) }, exact),
  reply: Type.Object({ revision: Revision, total: Type.Integer(), faults: Type.Array(Issue) }),
  refusals: [],
});
