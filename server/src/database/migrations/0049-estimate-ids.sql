-- The ids of estimates are made in the browser, as those of mails and templates are (0047). One that another company has is as
-- free as any: refusing it would tell that it is there. Everything that names an estimate names its company beside it.
drop index estimate_id;
create index estimate_id on estimate (nullif(id, '00000000-0000-0000-0000-000000000000'::uuid));
