import type { LaborType } from '@dre/core/domain/catalogue/trade-words';
import type { Status } from '@dre/core/domain/estimates/model/status';

/** What reports count. Triggers of the database write these rows; the app only reads them. */
export interface ReportTables {
  estimate_month: {
    company_id: string;
    id: string;
    started: string;
    sent: string;
    value: string;
  };
  /** What a company's own reports count; triggers on its estimates keep them. */
  report_month: {
    company_id: string;
    id: string;
    month: string;
    status: Status;
    estimator: string;
    estimates: string;
    total: string;
    approved: string;
    approval_seconds: string;
    supplemented: string;
  };
  report_hours: {
    company_id: string;
    id: string;
    month: string;
    estimator: string;
    labor_type: LaborType;
    tenths: string;
  };
  /** Without an estimator: everybody's together. */
  report_part: {
    company_id: string;
    id: string;
    month: string;
    estimator: string | null;
    part: string;
    name: string;
    estimates: string;
    amount: string;
  };
  part_price_average: { part: string; price: string; companies: number; reckoned_at: Date };
  ad_click_day: { place: string; day: string; ad: string; clicks: string };
  ad_click_total: { ad: string; clicks: string; last_clicked_at: Date };
}
