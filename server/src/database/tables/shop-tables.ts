import type { ShopEditOutcome } from '@dre/core/contract/shop/shop';
import type { BoardCard } from '@dre/core/domain/shop/board/board-card';
import type { ClockEntry } from '@dre/core/domain/shop/model/clock-entry';
import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import type { NoticeKind } from '@dre/core/domain/shop/notices/staff-notice';
import type { PurchaseOrder } from '@dre/core/domain/shop/model/purchase-order';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import type { ShopEdit } from '@dre/core/domain/shop/model/shop-edit';
import type { ShopLocation } from '@dre/core/domain/shop/model/shop-location';
import type { TalliedSample } from '@dre/core/domain/shop/own-time/own-time';
import type { ShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import type { Vendor } from '@dre/core/domain/shop/model/vendor';
import type { ColumnType, Generated } from 'kysely';

export interface ShopTables {
  shop: ShopTable;
  shop_location: ShopLocationTable;
  crew_member: CrewMemberTable;
  repair_order: RepairOrderTable;
  shop_edit: ShopEditTable;
  clock_entry: ClockEntryTable;
  own_time_sample: OwnTimeSampleTable;
  own_time_worker: OwnTimeWorkerTable;
  own_time_tally: OwnTimeTallyTable;
  pay_period: PayPeriodTable;
  clock_key: ClockKeyTable;
  clock_pin: ClockPinTable;
  clock_pin_failure: ClockPinFailureTable;
  vendor: VendorTable;
  purchase_order: PurchaseOrderTable;
  staff_notice: StaffNoticeTable;
  notice_choice: NoticeChoiceTable;
}

/** JSON stored as text: written as text, read as the value. */
type Json<T> = ColumnType<T, string, string>;

interface ShopTable {
  company_id: string;
  id: Generated<string>;
  is_on: boolean;
  revision: number;
  settings: Json<ShopSettings>;
  edits: Generated<number>;
  last_order: Generated<number>;
  last_purchase: Generated<number>;
  changed_at: Date;
  changed_by: string;
}

interface ShopLocationTable {
  company_id: string;
  id: string;
  revision: number;
  location: Json<ShopLocation>;
  removed_at: Date | null;
  changed_at: Date;
  changed_by: string;
}

interface VendorTable {
  company_id: string;
  id: string;
  revision: number;
  vendor: Json<Vendor>;
  removed_at: Date | null;
  changed_at: Date;
  changed_by: string;
}

interface PurchaseOrderTable {
  company_id: string;
  id: string;
  number: string;
  vendor_id: string;
  document: Json<PurchaseOrder>;
  orders: string[];
  written_at: Date;
  written_by: string;
  sent_at: Date | null;
  mail_id: string | null;
}

interface CrewMemberTable {
  company_id: string;
  id: string;
  revision: number;
  person_id: string | null;
  member: Json<CrewMember>;
  removed_at: Date | null;
  changed_at: Date;
  changed_by: string;
}

interface RepairOrderTable {
  company_id: string;
  id: string;
  number: string;
  estimate_id: string;
  state: RepairOrder['state'];
  revision: number;
  document: Json<RepairOrder>;
  card: Json<BoardCard>;
  checksum: Buffer;
  crew: string[];
  has_open_parts: Generated<boolean>;
  created_at: Date;
  created_by: string;
  updated_at: Date;
}

interface ShopEditTable {
  company_id: string;
  id: string;
  order_id: string;
  place: number;
  revision: number | null;
  crew: string[];
  device: string;
  person_id: string;
  at: Date;
  edit: Json<ShopEdit>;
  outcome: Json<ShopEditOutcome>;
}

interface ClockEntryTable {
  company_id: string;
  id: string;
  crew_id: string;
  punch: string | null;
  at: Date;
  entry: Json<ClockEntry>;
  received_at: Date;
  person_id: string | null;
}

interface PayPeriodTable {
  company_id: string;
  id: string;
  until: Date;
  closed_at: Date;
  closed_by: string;
}

interface ClockKeyTable {
  company_id: string;
  id: string;
  kind: 'tablet' | 'pass';
  name: string;
  public_key: Buffer;
  last_number: Generated<number>;
  enrolled_at: Date;
  enrolled_by: string;
  last_seen_at: ColumnType<Date | null, undefined, Date>;
  ended_at: ColumnType<Date | null, undefined, Date>;
  crew_id: string | null;
  device_id: string | null;
  expires_at: Date | null;
}

interface ClockPinTable {
  company_id: string;
  id: string;
  pin_hash: string;
  set_at: Date;
  set_by: string;
}

interface ClockPinFailureTable {
  company_id: string;
  id: Generated<string>;
  key_id: string;
  crew_id: string;
  failures: number;
  wait_until: Date;
}

interface OwnTimeSampleTable {
  company_id: string;
  id: string;
  order_id: string;
  task: string;
  path: string;
  quantity: number;
  sold_minutes: number;
  actual_minutes: number;
  is_shared: boolean;
  edition: number;
  month: string;
}

interface OwnTimeWorkerTable {
  company_id: string;
  id: Generated<string>;
  sample_id: string;
  crew_id: string;
}

interface OwnTimeTallyTable {
  company_id: string;
  id: string;
  samples: TalliedSample[];
  people: number;
}

interface StaffNoticeTable {
  company_id: string;
  id: Generated<string>;
  person_id: string;
  topic: string;
  kind: NoticeKind;
  order_id: string | null;
  estimate_id: string | null;
  order_number: string;
  note: string;
  at: Date;
  read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface NoticeChoiceTable {
  company_id: string;
  id: string;
  mailed: NoticeKind[];
}
