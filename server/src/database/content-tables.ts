import type { ColumnType, Generated } from 'kysely';

/** What the product tells everybody, or the companies named. */
export interface ContentTables {
  ad: AdTable;
  news: NewsTable;
  event: EventTable;
}

interface AdTable {
  id: string;
  title: string;
  created_at: ColumnType<Date, Date | undefined, Date>;
  body: Generated<string>;
  shown_from: ColumnType<Date, Date | undefined, Date>;
  shown_until: Generated<Date | null>;
  /** Given by the database. */
  place: Generated<string>;
}

interface NewsTable {
  id: Generated<string>;
  title: string;
  /** Paragraphs; written as JSON text. */
  body: ColumnType<string[], string, string>;
  published_from: Date;
  published_until: Generated<Date | null>;
  for_companies: Generated<string[] | null>;
}

interface EventTable extends NewsTable {
  starts_at: Date;
  place: Generated<string>;
}
