import type { HouseValues } from '@dre/core/domain/catalogue/house-values/house-values';
import type { CompanyRole } from '@dre/core/domain/companies/roles';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { DocumentTables } from './document-tables.ts';
import type { EstimateTables } from './estimate-tables.ts';
import type { HelpTables } from './help-tables.ts';
import type { PhotoTables } from './photo-tables.ts';
import type { ReportTables } from './report-tables.ts';
import type { SettingsTables } from './settings-tables.ts';
import type { SharingTables } from './sharing-tables.ts';
import type { ShopTables } from './shop-tables.ts';

/** The rows of the database as Kysely sees them. The .sql files are authoritative; this file follows. */
export interface Tables
  extends
    CatalogueTables,
    ContentTables,
    DocumentTables,
    EstimateTables,
    HelpTables,
    PhotoTables,
    ReportTables,
    SettingsTables,
    SharingTables,
    ShopTables {
  company: CompanyTable;
  person: PersonTable;
  membership: MembershipTable;
  setup_link: SetupLinkTable;
  contact_message: ContactMessageTable;
  trial_order: TrialOrderTable;
  captcha_use: CaptchaUseTable;
  ad_click: AdClickTable;
  ad_click_count: AdClickCountView;
  company_count: CompanyCountView;
  outgoing_mail: OutgoingMailTable;
  outgoing_attachment: OutgoingAttachmentTable;
  database_state: DatabaseStateTable;
  product_secret: ProductSecretTable;
  signing_key: SigningKeyTable;
  device: DeviceTable;
  session: SessionTable;
  session_tab: SessionTabTable;
  audit_event: AuditEventTable;
  account_link: AccountLinkTable;
  order_decision: OrderDecisionTable;
  message_handling: MessageHandlingTable;
  sso_connection: SsoConnectionTable;
  sso_domain: SsoDomainTable;
  saml_request: SamlRequestTable;
  saml_assertion_use: SamlAssertionUseTable;
  login_code: LoginCodeTable;
  house_revision: HouseRevisionTable;
  book_view: BookViewTable;
  manual: ManualTable;
}

export type CompanyKind = 'dealer' | 'shop' | 'insurer';
export type Subscription = 'trial' | 'active' | 'expired' | 'suspended';
export type MailState = 'waiting' | 'sent' | 'failed';

/** Set by the database if omitted. */
type Moment = ColumnType<Date, Date | undefined, Date>;
type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;
type OptionalText = ColumnType<string | null, string | null | undefined, string | null>;

interface ManualTable {
  edition: number;
  state: 'waiting' | 'making' | 'ready' | 'failed';
  page: Generated<number>;
  pages: Generated<number>;
  /** PostgreSQL's bigint, which the driver returns as text. */
  bytes: ColumnType<string | null, number | undefined, number>;
  made_at: OptionalMoment;
  asked_at: Moment;
}

interface CompanyTable {
  id: Generated<string>;
  name: string;
  kind: CompanyKind;
  subscription: Generated<Subscription>;
  trial_ends_at: OptionalMoment;
  seats: Generated<number>;
  devices_per_person: Generated<number>;
  time_zone: Generated<string>;
  /** Kept by the table of shops: true while its shop is switched on. */
  has_shop: Generated<boolean>;
  created_at: Moment;
}

interface PersonTable {
  id: Generated<string>;
  email: string;
  name: string;
  password_hash: OptionalText;
  is_administrator: Generated<boolean>;
  email_verified_at: OptionalMoment;
  password_changed_at: OptionalMoment;
  guide_ended_at: OptionalMoment;
  disabled_at: OptionalMoment;
  created_at: Moment;
}

interface MembershipTable {
  company_id: string;
  id: Generated<string>;
  person_id: string;
  role: CompanyRole;
  disabled_at: OptionalMoment;
  created_at: Moment;
}

interface SetupLinkTable {
  token_hash: Buffer;
  created_at: Moment;
  expires_at: Date;
  used_at: OptionalMoment;
}

interface ContactMessageTable {
  id: Generated<string>;
  received_at: Moment;
  request_id: OptionalText;
  name: string;
  title: OptionalText;
  company: OptionalText;
  phone: OptionalText;
  email: string;
  message: string;
}

interface TrialOrderTable {
  id: Generated<string>;
  received_at: Moment;
  request_id: OptionalText;
  name: string;
  title: OptionalText;
  organization: OptionalText;
  phone: OptionalText;
  email: string;
  address: OptionalText;
  referred_by: OptionalText;
  signature: Buffer;
}

interface CaptchaUseTable {
  challenge_id: string;
  action: string;
  expires_at: Date;
}

/** An administrator's saved view of the book tables. */
interface BookViewTable {
  person_id: string;
  name: string;
  search: string;
}

interface HouseRevisionTable {
  company_id: string;
  id: Generated<string>;
  revision: number;
  made_at: Date;
  made_by: string;
  made_by_name: string;
  content: ColumnType<HouseValues, string, never>;
}

interface AdClickTable {
  id: GeneratedAlways<string>;
  ad: string;
  clicked_at: Moment;
  request_id: OptionalText;
}

interface AdClickCountView {
  ad: string;
  /** A bigint, which the driver returns as text. */
  clicks: string;
  first_clicked_at: Date;
  last_clicked_at: Date;
}

interface CompanyCountView {
  kind: CompanyKind;
  subscription: Subscription;
  companies: string;
}

interface OutgoingMailTable {
  id: Generated<string>;
  created_at: Moment;
  to_administrators: boolean;
  recipients: string[];
  reply_to: OptionalText;
  subject: string;
  body_text: string;
  from_name: OptionalText;
  message_id: OptionalText;
  state: Generated<MailState>;
  attempts: Generated<number>;
  last_error: OptionalText;
  sent_at: OptionalMoment;
}

interface OutgoingAttachmentTable {
  mail_id: string;
  file_name: string;
  media_type: string;
  content: Buffer;
}

interface ProductSecretTable {
  name: string;
  value: string;
  created_at: Moment;
}

interface SigningKeyTable {
  kid: string;
  private_jwk: ColumnType<Record<string, string>, string, never>;
  public_jwk: ColumnType<Record<string, string>, string, never>;
  created_at: Moment;
}

export type SessionEnd =
  | 'signed-out'
  | 'other-browser'
  | 'disabled'
  | 'password-changed'
  | 'ended-by-user'
  | 'ended-by-administrator'
  | 'token-reused';

interface DeviceTable {
  id: Generated<string>;
  secret_hash: Buffer;
  user_agent: string;
  first_seen_at: Date;
  last_seen_at: Date;
}

interface SessionTable {
  id: Generated<string>;
  person_id: string;
  device_id: string;
  started_at: Date;
  last_active_at: Date;
  ends_at: Date;
  user_agent: Generated<string>;
  ended_at: OptionalMoment;
  ended_because: ColumnType<SessionEnd | null, SessionEnd | null | undefined, SessionEnd | null>;
}

interface SessionTabTable {
  id: Generated<string>;
  session_id: string;
  token_id: string;
  previous_token_id: OptionalText;
  previous_good_until: OptionalMoment;
  issued_at: Date;
}

interface AuditEventTable {
  chain: string;
  /** A bigint, which the driver returns as text. */
  seq: string;
  at: Date;
  kind: string;
  person_id: string | null;
  request_id: string | null;
  detail: ColumnType<Record<string, string>, string, never>;
  previous_hash: Buffer;
  hash: Buffer;
}

export type AccountLinkKind = 'set-password' | 'verify-email';

interface AccountLinkTable {
  token_hash: Buffer;
  person_id: string;
  kind: AccountLinkKind;
  created_at: Date;
  expires_at: Date;
  used_at: OptionalMoment;
}

export type SsoDefaultRole = Exclude<CompanyRole, 'owner' | 'foreman'>;

interface SsoConnectionTable {
  company_id: string;
  id: Generated<string>;
  entry_point: string;
  idp_entity_id: string;
  certificates: string[];
  default_role: SsoDefaultRole;
  enabled: boolean;
  changed_at: Date;
}

interface SsoDomainTable {
  company_id: string;
  id: Generated<string>;
  domain: string;
}

interface SamlRequestTable {
  company_id: string;
  id: string;
  created_at: Date;
  expires_at: Date;
  browser_hash: Buffer;
  relay_state: string;
}

interface SamlAssertionUseTable {
  company_id: string;
  id: string;
  expires_at: Date;
}

interface LoginCodeTable {
  code_hash: Buffer;
  person_id: string;
  created_at: Date;
  expires_at: Date;
  browser_hash: Buffer | null;
}

export type OrderDecision = 'approved' | 'declined';

interface OrderDecisionTable {
  order_id: string;
  decision: OrderDecision;
  decided_at: Date;
  decided_by: string;
  opened_company: OptionalText;
}

interface MessageHandlingTable {
  message_id: string;
  handled_at: Date;
  handled_by: string;
}

interface DatabaseStateTable {
  only_row: Generated<boolean>;
  fingerprint: string;
}
