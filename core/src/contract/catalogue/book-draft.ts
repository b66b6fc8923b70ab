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

// The next edition of the book while it is written. One draft for all administrators, as rows over the newest edition.

/** What is known of a part beyond its own row, for the list. */
const PartAtAGlance = Type.Object({
  places: Type.Array(Type.Object({ side: Type.String(), subSide: Type.String() })),
  operations: Type.Integer(),
  /** As the cells say them; null where the part has no such operation. */
  replaceHours: orNull(Type.String()),
  refinishHours: orNull(Type.String()),
  /** Ties to regions of the pictures. */
  regions: Type.Integer(),
});

const DraftRow = Type.Object({
  key: Type.String(),
  state: RowState,
  /** As the draft has them; of a removed row as they were published. */
  cells: Cells,
  /** As the newest edition has them; null where the row is new. */
  published: orNull(Cells),
  /** When and by whom the draft was changed here; null where it was not. */
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
    /** The edition it lies over; null while there is no book. */
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
      /** A column of the table, or one of `side`, `regions`, `replaceHours`, `refinishHours` for parts; the order of the book without it. */
      sort: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_]{1,40}$' })),
      descending: Type.Optional(Type.Literal('yes')),
      offset: Type.Optional(Whole),
      /** 50 without it, {@link draftLimits} `page` at most. */
      size: Type.Optional(Whole),
    },
    exact,
  ),
  reply: Type.Object({
    revision: Revision,
    total: Type.Integer(),
    /** Sorted by `side`: how many of the parts are found on each side first, in that order; else nothing. */
    groups: Type.Array(Type.Object({ side: Type.String(), count: Type.Integer() })),
    rows: Type.Array(
      Type.Object({
        ...DraftRow.properties,
        /** Rows of other tables that name this one. */
        uses: Type.Integer(),
        /** Parts that are of this part type, or found on this side or sub side; each counted once. */
        usedByParts: Type.Integer(),
        /** For rows of parts.csv. */
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
    /** The first few, by their keys. */
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
    /** part-places.csv: where it is found and which regions show it. */
    places: Type.Array(DraftRow),
    operations: Type.Array(DraftRow),
    /** relations.csv: what it includes or needs. */
    relations: Type.Array(DraftRow),
    /** relations.csv: what includes or needs it. */
    relatedFrom: Type.Array(DraftRow),
    consumables: Type.Array(DraftRow),
    uses: Uses,
  }),
  refusals: ['not-found'],
});
export type DraftPartReply = Static<typeof readDraftPart.reply>;

/** One row as it shall stand. `was` is what it was changed from: when the draft has it otherwise by now, nothing is staged. */
const StagedRow = Type.Object(
  {
    file: File,
    key: Key,
    /** Null where the row was not there. */
    was: orNull(Cells),
    /** Null takes the row out of the book. */
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

const Fault = Type.Object({
  file: Type.String(),
  /** The row's key; empty where the table or the calculators are meant. */
  key: Type.String(),
  /** The part the row is about, to look it up in the grid; empty where there is none. */
  part: Type.String(),
  column: Type.String(),
  reason: Type.String(),
  value: Type.String(),
  sentence: Type.String(),
});
export type DraftFault = Static<typeof Fault>;

export const readDraftFaults = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/book/faults',
  summary: 'What keeps the draft from being published, the first thousand',
  query: Type.Object({ file: Type.Optional(File) }, exact),
  reply: Type.Object({ revision: Revision, total: Type.Integer(), faults: Type.Array(Fault) }),
  refusals: [],
});
