import type { ContentDraft, ContentKind } from '@dre/core/domain/content/content-item';
import type { Picture, RichText } from '@dre/core/domain/content/rich-text';
import type { ColumnType, Generated } from 'kysely';

/** What the product tells everybody, or the companies named. */
export interface ContentTables {
  ad: AdTable;
  news: NewsTable;
  event: EventTable;
  content_item: ContentItemTable;
  content_picture: ContentPictureTable;
  ad_click_seen: { ad: string; visitor: Buffer; clicked_at: Date };
  ad_shown_day: { ad: string; day: string; shown: ColumnType<string, number, number> };
  news_reader: { news_id: string; person_id: string };
}

/** Read as a value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

interface AdTable {
  id: string;
  title: string;
  created_at: ColumnType<Date, Date | undefined, Date>;
  body: Generated<string>;
  shown_from: ColumnType<Date, Date | undefined, Date>;
  shown_until: Generated<Date | null>;
  /** Given by the database. */
  place: Generated<string>;
  for_companies: Generated<string[] | null>;
  picture: ColumnType<Picture['attrs'] | null, string | null | undefined, string | null>;
}

interface NewsTable {
  id: Generated<string>;
  title: string;
  body: Json<RichText>;
  published_from: Date;
  published_until: Generated<Date | null>;
  for_companies: Generated<string[] | null>;
  is_pinned: Generated<boolean>;
}

interface EventTable extends Omit<NewsTable, 'is_pinned'> {
  starts_at: Date;
  place: Generated<string>;
  seats: Generated<string>;
  link: Generated<string>;
}

interface ContentItemTable {
  id: Generated<string>;
  kind: ContentKind;
  revision: Generated<number>;
  content: Json<ContentDraft>;
  changed_at: ColumnType<Date, Date | undefined, Date>;
  changed_by: Generated<string | null>;
  published_as: Generated<string | null>;
  published_revision: Generated<number | null>;
}

interface ContentPictureTable {
  id: string;
  bytes: Buffer;
  kept_at: ColumnType<Date, Date | undefined, never>;
  kept_by: string | null;
}
