import type { ColumnType, Generated } from 'kysely';

/** The help topics, their documents and readers' feedback. */
export interface HelpTables {
  help_topic: HelpTopicTable;
  help_topic_version: HelpTopicVersionTable;
  help_answer: HelpAnswerTable;
  help_document: HelpDocumentTable;
}

/** Rich text; written as JSON text. */
type Body = ColumnType<unknown, string, string>;

interface HelpTopicTable {
  id: Generated<string>;
  slug: string;
  parent: Generated<string | null>;
  position: number;
  title: string;
  lead: string;
  body: Body;
  screens: string[];
  revision: Generated<number>;
  published_version: Generated<number | null>;
  published_revision: Generated<number | null>;
  shipped_hash: Generated<string | null>;
  is_edited: Generated<boolean>;
  changed_at: Date;
  changed_by: Generated<string | null>;
  removed_at: Generated<Date | null>;
}

interface HelpTopicVersionTable {
  topic_id: string;
  number: number;
  title: string;
  lead: string;
  body: Body;
  screens: string[];
  published_at: Date;
  published_by: Generated<string | null>;
}

interface HelpAnswerTable {
  topic_id: string;
  person_id: string;
  helped: boolean;
  answered_at: Date;
}

interface HelpDocumentTable {
  id: Generated<string>;
  title: string;
  file_name: string;
  media_type: string;
  bytes: number;
  file_key: string;
  added_at: Date;
  added_by: string;
}
