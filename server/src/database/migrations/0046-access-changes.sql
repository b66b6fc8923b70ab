-- What somebody may do can end while a page of theirs listens. Every process hears of it before it hears of anything that
-- was written afterwards, and asks anew who may go on listening. The payload is the person's or the company's id.
create function announce_access_change() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('access', to_jsonb(coalesce(new, old)) ->> tg_argv[0]);
  return null;
end
$$;

create trigger session_ended after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function announce_access_change('person_id');
create trigger person_access after update of disabled_at, is_administrator on person
  for each row when ((old.disabled_at, old.is_administrator) is distinct from (new.disabled_at, new.is_administrator))
  execute function announce_access_change('id');
create trigger membership_access after update of role, disabled_at or delete on membership
  for each row execute function announce_access_change('person_id');
create trigger company_access after update of subscription, trial_ends_at on company
  for each row when ((old.subscription, old.trial_ends_at) is distinct from (new.subscription, new.trial_ends_at))
  execute function announce_access_change('id');
