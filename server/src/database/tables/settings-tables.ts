import type { EstimateSettings } from '@dre/core/domain/account/settings';
import type { ColumnType, Generated } from 'kysely';

export interface SettingsTables {
  company_settings: CompanySettingsTable;
  company_logo: CompanyLogoTable;
}

interface CompanySettingsTable {
  company_id: string;
  id: Generated<string>;
  revision: number;
  changed_at: Date;
  changed_by: string;
  changed_by_name: string;
  content: ColumnType<EstimateSettings, string, string>;
}

interface CompanyLogoTable {
  company_id: string;
  id: Generated<string>;
  added_at: Date;
  added_by: string;
  media_type: 'image/png' | 'image/jpeg';
  bytes: Buffer;
}
