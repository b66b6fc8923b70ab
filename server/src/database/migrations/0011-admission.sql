-- Every guarded call is let in by one look at its session, its person and, where it acts for a company, its membership.
-- A function, so that it is one trip to the database whose plan is made once for a connection; one value, because a row of
-- many columns costs the planner and the driver more than finding it does.

-- Answers nothing unless the tab, the session and the person belong together. Whether the session is still good is decided
-- by who asks. `app.company` is set for the rest of the transaction if the person may act for that company, and only then:
-- without it no row of any company is seen.
create function admit_caller(of_tab uuid, of_session uuid, of_person uuid, for_company uuid) returns json
language plpgsql
as $$
declare
  standing json;
  belongs boolean;
  entered text;
begin
  if for_company is not null then
    entered := set_config('app.company', for_company::text, true);
  end if;
  select json_build_object(
           'tokenId', t.token_id,
           'previousTokenId', t.previous_token_id,
           'previousGoodUntil', t.previous_good_until,
           'endsAt', s.ends_at,
           'lastActiveAt', s.last_active_at,
           'endedAt', s.ended_at,
           'endedBecause', s.ended_because,
           'disabledAt', p.disabled_at,
           'isAdministrator', p.is_administrator,
           'name', p.name,
           'role', m.role,
           'subscription', c.subscription,
           'trialEndsAt', c.trial_ends_at
         ),
         m.id is not null
    into standing, belongs
    from session_tab t
    join session s on s.id = t.session_id
    join person p on p.id = s.person_id
    left join membership m on m.company_id = for_company and m.person_id = p.id and m.disabled_at is null
    left join company c on c.id = m.company_id
   where t.id = of_tab and s.id = of_session and p.id = of_person;
  if for_company is not null and belongs is not true then
    entered := set_config('app.company', '', true);
  end if;
  return standing;
end
$$;

revoke all on function admit_caller from public;
grant execute on function admit_caller to dre_app;
