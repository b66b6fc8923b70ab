-- A row is looked for by its company and its id: one of another company is not in that index, and no row is read to know it.
-- The ids were indexed by themselves too, to tell whether one is another company's. Where that index was the flatter one, the
-- planner took it for the first question as well, read the foreign row, and only then turned it down. So it is by an expression
-- now that only the function below asks with; an id is still unique among all companies. It is one of operators that leak
-- nothing, or the wall would not let it be used.
do $$
declare
  tenant_table regclass;
begin
  foreach tenant_table in array array[
    'membership', 'estimate', 'company_logo', 'estimate_view', 'customer', 'rv_unit', 'line_template', 'issued_document',
    'share_link', 'share_answer', 'estimate_mail'
  ]::regclass[] loop
    execute format('drop index %I', tenant_table || '_id');
    execute format(
      'create unique index %I on %s (nullif(id, %L::uuid))',
      tenant_table || '_id', tenant_table, '00000000-0000-0000-0000-000000000000'
    );
  end loop;
end
$$;

-- For every table whose ids appear in addresses: such a table has the policy of 0012 and the index above.
create or replace function is_of_another_company(tenant_table regclass, row_id uuid) returns boolean
language plpgsql
security definer
set search_path = pg_catalog, public
as $$
declare
  named text;
  is_there boolean;
begin
  named := set_config('app.named_row', row_id::text, true);
  execute format(
    'select exists (select from %s where nullif(id, %L::uuid) = $1 and company_id is distinct from $2)',
    tenant_table, '00000000-0000-0000-0000-000000000000'
  ) into is_there using row_id, nullif(current_setting('app.company', true), '')::uuid;
  named := set_config('app.named_row', '', true);
  return is_there;
end
$$;
