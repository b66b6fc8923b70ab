import type { PaperSettings } from '@dre/core/domain/account/settings';
import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { Edit } from '@dre/core/domain/estimates/model/edit';
import type { Estimate, EstimateContent, Stage } from '@dre/core/domain/estimates/model/estimate';
import type { Status } from '@dre/core/domain/estimates/model/lifecycle/status';
import type { EditOutcome } from '@dre/core/domain/estimates/sync/merge-edits';
import type { CustomerDetails, UnitDetails } from '@dre/core/domain/estimates/intake/returning-customer';
import type { TemplateItem } from '@dre/core/domain/estimates/templates/template';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface EstimateTables {
  estimate: EstimateTable;
  estimate_edit: EstimateEditTable;
  estimate_version: EstimateVersionTable;
  estimate_number: EstimateNumberTable;
  customer: CustomerTable;
  rv_unit: UnitTable;
  customer_key: CustomerKeyTable;
  rv_unit_key: UnitKeyTable;
  estimate_word: EstimateWordTable;
  estimate_tally: EstimateTallyTable;
  estimate_view: EstimateViewTable;
  estimate_comment: EstimateCommentTable;
  line_template: TemplateTable;
  demo_company: DemoCompanyTable;
  demo_estimate: DemoEstimateTable;
}

/** JSON stored as text: written as text, read as the value. */
type Json<T> = ColumnType<T, string, string>;

/** Null until the estimate names one. */
type Linked = ColumnType<string | null, string | null | undefined, string | null>;

interface EstimateTable {
  company_id: string;
  id: string;
  created_at: Date;
  created_by: string;
  edition: number;
  house_revision: number;
  revision: number;
  kept_edits: number;
  document: Json<Estimate>;
  /** Null for estimates started before this column existed. */
  started: ColumnType<Estimate | null, string, never>;
  checksum: Buffer;
  number: string;
  stage: Stage;
  draft: string | null;
  customer: string;
  claim: string;
  vehicle: string;
  vin_tail: string;
  insurer: string;
  adjuster: string;
  make: string;
  /** Cents; a bigint, which the driver returns as text. */
  total: ColumnType<string, number, number>;
  open_lines: number;
  updated_at: Date;
  customer_id: Linked;
  unit_id: Linked;
  estimator: string;
  vehicle_type: string;
  sent_at: Date | null;
  words: string[];
  /** Values for reports. */
  supplements: ColumnType<number, number | undefined, number>;
  labor_hours: ColumnType<object, string | undefined, string>;
  parts_used: ColumnType<object, string | undefined, string>;
  archived_at: ColumnType<Date | null, never, Date | null>;
  is_archived: GeneratedAlways<boolean>;
  status: GeneratedAlways<Status>;
}

interface EstimateEditTable {
  company_id: string;
  id: string;
  estimate_id: string;
  place: number;
  revision: number | null;
  /** The last revision the author had seen; null for edits older than this column. */
  seen: number | null;
  device: string;
  person_id: string;
  /** The signer who acted through a share link the person created; null if the person acted. */
  signer: ColumnType<string | null, string | null | undefined, never>;
  at: Date;
  edit: Json<Edit>;
  fate: Json<EditOutcome>;
}

interface EstimateVersionTable {
  company_id: string;
  id: Generated<string>;
  estimate_id: string;
  place: number;
  label: string;
  correction: string;
  content: Json<EstimateContent>;
  hash: Buffer;
  person_id: string;
  at: Date;
  /** Null for versions made before this column existed. */
  printed_with: ColumnType<PaperSettings | null, string | null | undefined, never>;
}

interface EstimateNumberTable {
  company_id: string;
  id: string;
  last: number;
}

interface CustomerTable {
  company_id: string;
  id: Generated<string>;
  details: Json<CustomerDetails>;
  name: string;
  search: string;
  used_at: Date;
}

interface UnitTable {
  company_id: string;
  id: Generated<string>;
  details: Json<UnitDetails>;
  search: string;
  customer_id: string | null;
  used_at: Date;
}

interface CustomerKeyTable {
  company_id: string;
  id: string;
  customer_id: string;
}

interface UnitKeyTable {
  company_id: string;
  id: string;
  unit_id: string;
}

/** Maintained by the database from `estimate.words`. */
interface EstimateWordTable {
  company_id: string;
  id: GeneratedAlways<string>;
  word: string;
  estimate_id: string;
}

/** Maintained by the database from `estimate`. */
interface EstimateTallyTable {
  company_id: string;
  id: string;
  is_archived: boolean;
  status: Status;
  estimates: number;
  total: string;
}

interface EstimateViewTable {
  company_id: string;
  id: Generated<string>;
  person_id: string;
  name: string;
  search: string;
  is_default: boolean;
  created_at: Date;
}

interface EstimateCommentTable {
  company_id: string;
  id: string;
  place: ColumnType<string, never, never>;
  estimate_id: string;
  line_id: string | null;
  person_id: string;
  at: Date;
  text: string;
  removed_at: ColumnType<Date | null, never, Date>;
}

interface TemplateTable {
  company_id: string;
  id: string;
  name: string;
  note: string;
  vehicle_types: VehicleType[];
  lines: Json<readonly TemplateItem[]>;
  made_at: Date;
  made_by: string;
  made_by_name: string;
  /** Null if nobody changed it since it was made. */
  changed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface DemoCompanyTable {
  company_id: string;
  id: ColumnType<'demo', never, never>;
  started_at: ColumnType<Date, Date, never>;
  planned: ColumnType<number, number, never>;
  written: Generated<number>;
  removed_at: ColumnType<Date | null, never, Date>;
}

interface DemoEstimateTable {
  company_id: string;
  id: string;
  is_written: Generated<boolean>;
}
