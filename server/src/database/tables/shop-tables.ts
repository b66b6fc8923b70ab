import type { ShopEditOutcome } from '@dre/core/contract/shop/shop';
import type { BoardCard } from '@dre/core/domain/shop/board/board-card';
import type { ClockEntry, ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import type { Department } from '@dre/core/domain/shop/model/departments';
import type { OperationKind, VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { NoticeKind } from '@dre/core/domain/shop/notices/staff-notice';
import type { PurchaseOrder } from '@dre/core/domain/shop/model/purchase-order';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import type { ShopEdit } from '@dre/core/domain/shop/model/shop-edit';
import type { ShopLocation } from '@dre/core/domain/shop/model/shop-location';
import type { ShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import type { Vendor } from '@dre/core/domain/shop/model/vendor';
import type { ClockKind } from '@dre/core/domain/shop/performance/clock-sums';
import type { StayMoney } from '@dre/core/domain/shop/performance/performance';
import type { Stay, Wait } from '@dre/core/domain/shop/performance/stays';
import type { TaskShare } from '@dre/core/domain/shop/performance/task-results';
import type { ColumnType, Generated } from 'kysely';

export interface ShopTables {
  shop: ShopTable;
  shop_location: ShopLocationTable;
  crew_member: CrewMemberTable;
  repair_order: RepairOrderTable;
  shop_edit: ShopEditTable;
  clock_entry: ClockEntryTable;
  pay_period: PayPeriodTable;
  clock_key: ClockKeyTable;
  clock_pin: ClockPinTable;
  clock_pin_failure: ClockPinFailureTable;
  vendor: VendorTable;
  purchase_order: PurchaseOrderTable;
  staff_notice: StaffNoticeTable;
  notice_choice: NoticeChoiceTable;
  clock_stretch: ClockStretchTable;
  clock_day: ClockDayTable;
  task_result: TaskResultTable;
  unit_stay: UnitStayTable;
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
  performance_stale: Generated<boolean>;
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
  /** Null until the order is first counted. */
  waits: ColumnType<readonly Wait[] | null, string | null | undefined, string>;
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

interface ClockStretchTable {
  company_id: string;
  id: string;
  crew_id: string;
  at: Date;
  target: Json<ClockTarget>;
  counts: boolean;
  kind: ClockKind | null;
  order_id: string | null;
  work: string | null;
  is_step: boolean;
  minutes: number;
  days: Json<Readonly<Record<string, number>>>;
  is_assumed: boolean;
}

interface ClockDayTable {
  company_id: string;
  id: string;
  day: string;
  crew_id: string | null;
  kind: ClockKind;
  minutes: string;
}

interface TaskResultTable {
  company_id: string;
  id: string;
  order_id: string;
  task: string;
  day: string;
  estimator: string;
  vehicle_type: VehicleType | null;
  department: Department;
  operation: OperationKind | null;
  is_redo: boolean;
  sold: number;
  clocked: number;
  people: Json<Readonly<Record<string, TaskShare>>>;
}

/** The money of a stay and the version it is of. */
export interface StoredMoney extends StayMoney {
  readonly version: string;
}

interface UnitStayTable {
  company_id: string;
  id: string;
  order_id: string;
  in_day: string;
  out_day: string | null;
  estimator: string;
  stay: Json<Stay>;
  money: ColumnType<StoredMoney | null, string | null, string | null>;
}
