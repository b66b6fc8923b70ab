-- Every guarded call is let in by one look at its session, its person and, where it acts for a company, its membership.
-- One function, so that it is one trip to the database whose plans are made once for a connection.

-- Answers one row if the tab, the session and the person belong together, and none otherwise. Whether the session is still
-- good is decided by who asks. `app.company` is set for the rest of the transaction if the person may act for that company,
-- and only then: without it no row of any company is seen.
create function admit_caller(
  of_tab uuid,
  of_session uuid,
  of_person uuid,
  for_company uuid,
  out token_id uuid,
  out previous_token_id uuid,
  out previous_good_until timestamptz,
  out ends_at timestamptz,
  out last_active_at timestamptz,
  out ended_at timestamptz,
  out ended_because text,
  out disabled_at timestamptz,
  out is_administrator boolean,
  out name text,
  out role text,
  out subscription text,
  out trial_ends_at timestamptz
) returns setof record
language plpgsql
as $$
begin
  select t.token_id, t.previous_token_id, t.previous_good_until,
         s.ends_at, s.last_active_at, s.ended_at, s.ended_because,
         p.disabled_at, p.is_administrator, p.name
    into token_id, previous_token_id, previous_good_until,
         ends_at, last_active_at, ended_at, ended_because,
         disabled_at, is_administrator, name
    from session_tab t
    join session s on s.id = t.session_id
    join person p on p.id = s.person_id
   where t.id = of_tab and s.id = of_session and p.id = of_person;
  if not found then
    return;
  end if;
  if for_company is not null then
    perform set_config('app.company', for_company::text, true);
    select m.role, c.subscription, c.trial_ends_at
      into role, subscription, trial_ends_at
      from membership m
      join company c on c.id = m.company_id
     where m.company_id = for_company and m.person_id = of_person and m.disabled_at is null;
    if not found then
      perform set_config('app.company', '', true);
    end if;
  end if;
  return next;
end
$$;

revoke all on function admit_caller from public;
grant execute on function admit_caller to dre_app;
