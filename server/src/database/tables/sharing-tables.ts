import type { LaborType } from '@dre/core/domain/catalogue/trade-words';
import type { MailTemplateName } from '@dre/core/domain/sharing/mail-template';
import type { ColumnType, Generated } from 'kysely';

export interface SharingTables {
  share_link: ShareLinkTable;
  share_view: ShareViewTable;
  share_answer: ShareAnswerTable;
  share_decision: ShareDecisionTable;
  estimate_mail: EstimateMailTable;
  mail_template: MailTemplateTable;
  status_follower: StatusFollowerTable;
}

interface StatusFollowerTable {
  company_id: string;
  id: Generated<string>;
  link_id: string;
  email: string;
  asked_at: Date;
  confirmed_at: ColumnType<Date | null, never, Date>;
}

interface ShareLinkTable {
  company_id: string;
  id: Generated<string>;
  estimate_id: string;
  audience: 'owner' | 'insurer';
  label: string;
  correction: string;
  token_hash: Buffer;
  made_at: Date;
  made_by: string;
  expires_at: Date;
  revoked_at: ColumnType<Date | null, never, Date>;
  revoked_by: ColumnType<string | null, never, string>;
}

interface ShareViewTable {
  company_id: string;
  id: Generated<string>;
  link_id: string;
  at: Date;
  network: string;
  browser: string;
}

export type ShareAnswerKind =
  | 'approval'
  | 'decline'
  | 'question'
  | 'comment'
  | 'line-approval'
  | 'line-question'
  | 'line-denial'
  | 'proposal';

/** The fields of an answer besides its text. */
export interface ShareAnswerContent {
  readonly hours?: readonly { readonly type: LaborType; readonly billed: number }[];
  readonly price?: number | null;
  readonly line?: number;
  /** The consumable of the line, if the answer concerns that and not the line itself. */
  readonly key?: string;
  readonly isTyped?: boolean;
  /** Hash of the signed version. */
  readonly hash?: string;
}

interface ShareAnswerTable {
  company_id: string;
  id: Generated<string>;
  sent_id: string;
  place: number;
  link_id: string;
  estimate_id: string;
  at: Date;
  network: string;
  browser: string;
  name: string;
  kind: ShareAnswerKind;
  text: string;
  line_id: string | null;
  content: ColumnType<ShareAnswerContent, string, never>;
  signature: Buffer | null;
}

interface ShareDecisionTable {
  company_id: string;
  id: string;
  kind: 'accepted' | 'rejected' | 'replied';
  text: string;
  at: Date;
  person_id: string;
}

interface EstimateMailTable {
  company_id: string;
  id: string;
  estimate_id: string;
  audience: 'customer' | 'insurer';
  label: string;
  correction: string;
  recipients: string[];
  subject: string;
  body_text: string;
  mail_id: string;
  at: Date;
  person_id: string;
  file_name: string | null;
}

interface MailTemplateTable {
  company_id: string;
  id: MailTemplateName;
  subject: string;
  body_text: string;
  changed_at: Date;
  changed_by: string;
}
