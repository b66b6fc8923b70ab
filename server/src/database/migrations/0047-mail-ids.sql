-- The ids of mails and of templates are made in the browser. One that another company has is as free as any: refusing it
-- would tell that it is there. Whose row an id names is still looked up by the index (0043), which need not be unique for it.
do $$
declare
  tenant_table regclass;
begin
  foreach tenant_table in array array['estimate_mail', 'line_template']::regclass[] loop
    execute format('drop index %I', tenant_table || '_id');
    execute format(
      'create index %I on %s (nullif(id, %L::uuid))',
      tenant_table || '_id', tenant_table, '00000000-0000-0000-0000-000000000000'
    );
  end loop;
end
$$;
