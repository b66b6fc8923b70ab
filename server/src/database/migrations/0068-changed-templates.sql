-- Templates of the demo go with it unless somebody changed them. Whether older ones were changed is not known: they stay.
alter table line_template add column changed_at timestamptz default now();
alter table line_template alter column changed_at drop default;
