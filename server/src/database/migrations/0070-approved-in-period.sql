-- Lists and the dashboard ask for the estimates approved in a period.
create index estimate_by_approval on estimate (company_id, is_archived, approved_at, id) where approved_at is not null;
