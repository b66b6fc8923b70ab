import type { ColumnType, Generated } from 'kysely';

export interface PhotoTables {
  photo_file: PhotoFileTable;
  photo_part: PhotoPartTable;
  photo_storage: PhotoStorageTable;
}

type Later<T> = ColumnType<T | null, never, T>;

interface PhotoFileTable {
  company_id: string;
  id: string;
  bytes: number;
  received: Generated<number>;
  state: Generated<'waiting' | 'kept' | 'ready'>;
  announced_at: Date;
  announced_by: string;
  kept_at: Later<Date>;
  media_type: Later<'image/jpeg' | 'image/png' | 'image/webp'>;
  width: Later<number>;
  height: Later<number>;
  kept_hash: Later<Buffer>;
}

interface PhotoPartTable {
  company_id: string;
  id: Generated<string>;
  file_id: string;
  start: number;
  bytes: Buffer;
}

interface PhotoStorageTable {
  company_id: string;
  id: Generated<string>;
  /** A bigint, which the driver returns as text. */
  used: Generated<string>;
}
