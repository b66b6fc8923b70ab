-- A notice about no order leads to its estimate, and goes with it.
alter table staff_notice add column estimate_id uuid;
alter table staff_notice add foreign key (company_id, estimate_id) references estimate (company_id, id) on delete cascade;
