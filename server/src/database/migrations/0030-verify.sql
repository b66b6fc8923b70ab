-- Whoever holds a document may ask whether it is ours. They belong to no company, so these tell of a file by its hash, and
-- of a code, what the app could not see otherwise, and nothing of any other.

-- The owner of the table sees the files of the one hash, or of the one code, it names.
create policy asked_by_hash on issued_document for select to dre_owner
  using (file_hash = (select decode(nullif(current_setting('app.asked_hash', true), ''), 'hex')));
create policy asked_by_code on issued_document for select to dre_owner
  using (code = (select nullif(current_setting('app.asked_code', true), '')));

-- Whose it is; the app reads the rest as that company.
create function company_of_issued_file(asked bytea) returns uuid
language plpgsql
security definer
set search_path = pg_catalog, public
as $$
declare
  set_value text;
  found_company uuid;
begin
  set_value := set_config('app.asked_hash', encode(asked, 'hex'), true);
  select company_id into found_company from issued_document where file_hash = asked limit 1;
  set_value := set_config('app.asked_hash', '', true);
  return found_company;
end
$$;

create function is_issued_code(asked text) returns boolean
language plpgsql
security definer
set search_path = pg_catalog, public
as $$
declare
  set_value text;
  is_there boolean;
begin
  set_value := set_config('app.asked_code', asked, true);
  select exists (select from issued_document where code = asked) into is_there;
  set_value := set_config('app.asked_code', '', true);
  return is_there;
end
$$;

revoke all on function company_of_issued_file, is_issued_code from public;
grant execute on function company_of_issued_file, is_issued_code to dre_app;
