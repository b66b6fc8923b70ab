import type { ShopEditOutcome } from '@dre/core/contract/shop/shop';
import type { BoardCard } from '@dre/core/domain/shop/board/board-card';
import type { ClockEntry } from '@dre/core/domain/shop/model/clock-entry';
import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import type { ShopEdit } from '@dre/core/domain/shop/model/shop-edit';
import type { ShopLocation } from '@dre/core/domain/shop/model/shop-location';
import type { ShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import type { ColumnType, Generated } from 'kysely';

export interface ShopTables {
  shop: ShopTable;
  shop_location: ShopLocationTable;
  crew_member: CrewMemberTable;
  repair_order: RepairOrderTable;
  shop_edit: ShopEditTable;
  clock_entry: ClockEntryTable;
  pay_period: PayPeriodTable;
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
