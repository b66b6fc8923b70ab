/** What reports count. Triggers of the database write these rows; the app only reads them. */
export interface ReportTables {
  estimate_month: {
    company_id: string;
    id: string;
    started: string;
    sent: string;
    value: string;
  };
  ad_click_day: { place: string; day: string; ad: string; clicks: string };
  ad_click_total: { ad: string; clicks: string; last_clicked_at: Date };
}
