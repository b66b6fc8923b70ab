import type { LaborType } from '@dre/core/domain/catalogue/trade-words';
import type { Status } from '@dre/core/domain/estimates/model/lifecycle/status';

/** Counts for reports. Database triggers write these rows; the app only reads them. */
export interface ReportTables {
  estimate_month: {
    company_id: string;
    id: string;
    started: string;
    sent: string;
    value: string;
  };
  /** Counts for a company's own reports, maintained by triggers on its estimates. */
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
  /** A row without an estimator is the total of all. */
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
