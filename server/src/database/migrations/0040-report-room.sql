-- Rows that are counted up again and again: with room beside them their next state stays on the same page, so that reading
-- them touches as many pages after two million estimates as after twenty thousand.
alter table estimate_month set (fillfactor = 50);
alter table report_month set (fillfactor = 50);
alter table report_hours set (fillfactor = 50);
alter table report_part set (fillfactor = 50);
