-- An id of another company leads nowhere, and the answer does not tell that there is such a thing. That somebody tried is
-- worth knowing: this tells the app whether an id it could not find belongs to another company, and nothing else of it.

-- The owner of the tables may see the one row it names. Nobody signs in as the owner: it acts in the function below only.
create policy named_by_owner on membership for select to dre_owner
  using (id = (select nullif(current_setting('app.named_row', true), '')::uuid));
create unique index membership_id on membership (id);

-- For every table whose ids appear in addresses: such a table has the policy and the index above.
create function is_of_another_company(tenant_table regclass, row_id uuid) returns boolean
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
    'select exists (select from %s where id = $1 and company_id is distinct from $2)',
    tenant_table
  ) into is_there using row_id, nullif(current_setting('app.company', true), '')::uuid;
  named := set_config('app.named_row', '', true);
  return is_there;
end
$$;

revoke all on function is_of_another_company from public;
grant execute on function is_of_another_company to dre_app;
