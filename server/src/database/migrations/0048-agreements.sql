-- Sent and approved are what happened. A version keeps to whom it went and who of those who pay agreed to it, inside the
-- estimate (its edits write it). What happened before is brought along as far as mails, links, answers and edits tell it.

alter table share_answer drop constraint share_answer_kind_check;
alter table share_answer add constraint share_answer_kind_check check (
  kind in ('approval', 'decline', 'question', 'comment', 'line-approval', 'line-question', 'line-denial', 'proposal')
);

-- An approval that is taken back was none. What is locked again waits for an answer, and had one before.
create or replace function note_approval() returns trigger
language plpgsql
set search_path = pg_catalog, public
as $$
begin
  if new.stage = 'approved' and old.stage <> 'approved' and new.approved_at is null then
    new.approved_at := new.updated_at;
  elsif new.stage in ('locked', 'sent') and old.stage = 'approved' and new.draft is not distinct from old.draft then
    new.approved_at := null;
  end if;
  return new;
end
$$;

-- Nothing is locked yet as reports count it, so nothing is counted anew: what is only locked brings no money, as a draft.
create or replace function report_change_of(
  sign integer, company uuid, created timestamptz, status text, estimator text, total bigint, approved timestamptz,
  supplements integer, labor_hours jsonb, parts_used jsonb
) returns report_change language sql immutable as $$
  select row (
    sign, company, to_char(created at time zone 'UTC', 'YYYY-MM'), status, estimator,
    case when counts then total else 0 end,
    case when counts and approved is not null then greatest(0, extract(epoch from approved - created))::bigint end,
    case when counts then supplements else 0 end,
    case when counts then labor_hours else '{}' end,
    case when counts then parts_used else '{}' end
  )::report_change
  from (values (status not in ('draft', 'locked', 'void'))) counted (counts)
$$;

-- The job that mails knows no company: a mail that left leads to the one whose estimate it brought, for the rest of the
-- transaction, and to nothing else.
create policy mailed_to_owner on estimate_mail for select to dre_owner
  using (mail_id = (select nullif(current_setting('app.left_mail', true), '')::uuid));
create function admit_mailed(mail uuid) returns uuid
language plpgsql
security definer
set search_path = pg_catalog, public
as $$
declare
  named text;
  found_company uuid;
  found_mail uuid;
begin
  named := set_config('app.left_mail', mail::text, true);
  select company_id, id into found_company, found_mail from estimate_mail where mail_id = mail;
  named := set_config('app.left_mail', '', true);
  if found_mail is not null then
    named := set_config('app.company', found_company::text, true);
  end if;
  return found_mail;
end
$$;
revoke all on function admit_mailed from public;
grant execute on function admit_mailed to dre_app;
create index estimate_mail_mail on estimate_mail (mail_id);

-- Brought along for every company at once, which nobody else may.
alter table estimate no force row level security;
alter table estimate_edit no force row level security;
alter table estimate_version no force row level security;
alter table share_link no force row level security;
alter table share_view no force row level security;
alter table share_answer no force row level security;
alter table estimate_mail no force row level security;

create function as_moment(moment timestamptz) returns text language sql immutable as
  $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- As core/src/domain/estimates/canonical.ts writes it: what the checksum of an estimate is made of.
create function canonical_json(value json) returns text language plpgsql immutable as $$
begin
  case json_typeof(value)
    when 'object' then
      return '{' || coalesce((
        select string_agg(to_json(key)::text || ':' || canonical_json(field), ',' order by key collate "C")
        from json_each(value) fields (key, field)), '') || '}';
    when 'array' then
      return '[' || coalesce((
        select string_agg(canonical_json(element), ',' order by place)
        from json_array_elements(value) with ordinality elements (element, place)), '') || ']';
    else return value::text;
  end case;
end
$$;

-- Who pays part of a version, by what its record says of the money.
create function payers_of(record jsonb, content json) returns text[] language sql immutable as $$
  select case when found = '{}' then array['customer'] else found end from (
    select array_remove(array[
      case when payer = 'customer' or gross > net then 'customer' end,
      case when payer = 'insurance' and net > 0 then 'insurer' end,
      case when (payer = 'warranty' and net > 0) or exists (
        select from json_array_elements(content -> 'lines') line
        where line ->> 'payer' = 'warranty' and line ->> 'state' <> 'possible' and payer <> 'warranty'
      ) then 'warranty' end
    ], null) as found
    from (select content #>> '{claim,payer}' as payer, (record ->> 'gross')::bigint as gross, (record ->> 'net')::bigint as net) money
  ) paying
$$;

-- Mails that left, and links somebody opened or answered.
create function sendings_of(company uuid, estimate uuid, version text) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(sending order by sending ->> 'on', sending ->> 'id'), '[]') from (
    select jsonb_build_object(
      'id', own.id, 'to', own.audience, 'recipient', array_to_string(own.recipients, ', '), 'how', 'mail',
      'on', as_moment(coalesce(mail.sent_at, own.at)),
      'recorded', jsonb_build_object('by', person.name, 'at', as_moment(own.at))) as sending
    from estimate_mail own join outgoing_mail mail on mail.id = own.mail_id join person on person.id = own.person_id
    where own.company_id = company and own.estimate_id = estimate and own.label = version and mail.state = 'sent'
    union all
    select jsonb_build_object(
      'id', link.id, 'to', case link.audience when 'owner' then 'customer' else 'insurer' end, 'recipient', '',
      'how', 'link', 'on', as_moment(used.at),
      'recorded', jsonb_build_object(
        'by', case link.audience when 'owner' then 'The owner' else 'The insurer' end || ', by share link',
        'at', as_moment(used.at)))
    from share_link link, lateral (
      select min(at) as at from (
        select at from share_view where company_id = company and link_id = link.id
        union all select at from share_answer where company_id = company and link_id = link.id
      ) uses
    ) used
    where link.company_id = company and link.estimate_id = estimate and link.label = version and used.at is not null
  ) known
$$;

-- What the owner answered by a link is the owner's; what somebody pressed in the shop is an authorization or a refusal of
-- the shop. Whatever came before the estimate was last taken back to sent no longer counts.
create function agreements_of(company uuid, estimate uuid, record jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(
    case when said ->> 'payer' is null then said || jsonb_build_object('id', 'shop-' || place) else said end
    order by place), '[]')
  from (
    select said, row_number() over (order by at, said ->> 'id') as place from (
      select answer.at, jsonb_build_object(
        'id', answer.sent_id, 'answer', case answer.kind when 'approval' then 'agreed' else 'declined' end,
        'payer', 'customer', 'name', answer.name,
        'how', case answer.kind when 'approval' then 'signature' else 'link' end,
        'on', as_moment(answer.at), 'note', answer.text, 'correction', link.correction,
        'hash', coalesce(answer.content ->> 'hash', record ->> 'hash'),
        'recorded', jsonb_build_object('by', answer.name || ', by share link', 'at', as_moment(answer.at))) as said
      from share_answer answer join share_link link on link.company_id = company and link.id = answer.link_id
      where answer.company_id = company and answer.estimate_id = estimate and link.label = record ->> 'label'
        and link.audience = 'owner' and answer.kind in ('approval', 'decline')
      union all
      select log.at, jsonb_build_object(
        'id', log.id, 'answer', case log.edit ->> 'kind' when 'approve' then 'authorized' else 'declined' end,
        'payer', null, 'name', log.edit ->> 'by', 'how', null, 'on', as_moment(log.at),
        'note', case log.edit ->> 'kind' when 'approve' then 'Recorded as approved, without saying who agreed.'
          else coalesce(log.edit ->> 'reason', '') end,
        'correction', '', 'hash', record ->> 'hash',
        'recorded', jsonb_build_object('by', log.edit ->> 'by', 'at', as_moment(log.at)))
      from estimate_edit log
      where log.company_id = company and log.estimate_id = estimate and log.revision is not null
        and log.signer is null and log.edit ->> 'kind' in ('approve', 'decline')
        and coalesce(log.edit ->> 'version', (
          select earlier.label from estimate_version earlier
          where earlier.company_id = company and earlier.estimate_id = estimate and earlier.at <= log.at
          order by earlier.place desc limit 1)) = record ->> 'label'
    ) known
    where at > coalesce((
      select max(log.at) from estimate_edit log
      where log.company_id = company and log.estimate_id = estimate and log.revision is not null
        and log.edit ->> 'kind' = 'return-to-stage' and log.edit ->> 'stage' = 'sent'), '-infinity')
  ) counted
$$;

create function standing_of(record jsonb) returns text language plpgsql immutable as $$
declare
  said jsonb;
  answers jsonb := '{}';
  is_authorized boolean := false;
  has_no boolean := false;
begin
  for said in select value from jsonb_array_elements(record -> 'agreements') loop
    case said ->> 'answer'
      when 'authorized' then is_authorized := true; has_no := false;
      when 'declined' then is_authorized := false; has_no := true; answers := answers - coalesce(said ->> 'payer', '');
      else has_no := false; answers := answers || jsonb_build_object(said ->> 'payer', true);
    end case;
  end loop;
  if has_no then return 'declined'; end if;
  if is_authorized or not exists (
    select from jsonb_array_elements_text(record -> 'payers') payer where not answers ? payer
  ) then return 'approved'; end if;
  return case when jsonb_array_length(record -> 'sendings') > 0 then 'sent' else 'locked' end;
end
$$;

do $$
declare
  one record;
  records jsonb;
  reached text;
  changed json;
begin
  for one in
    select company_id, id, stage, document from estimate where json_array_length(document -> 'versions') > 0 for update
  loop
    -- What is counted of an estimate is written behind the wall of its company.
    perform set_config('app.company', one.company_id::text, true);
    select jsonb_agg(record || jsonb_build_object(
      'payers', to_jsonb(payers_of(record, (
        select content from estimate_version version
        where version.company_id = one.company_id and version.estimate_id = one.id and version.label = record ->> 'label'
        order by version.place limit 1))),
      'sendings', sendings_of(one.company_id, one.id, record ->> 'label'),
      'agreements', agreements_of(one.company_id, one.id, record)) order by place)
      into records
      from jsonb_array_elements((one.document -> 'versions')::jsonb) with ordinality versions (record, place);
    reached := case when one.stage in ('sent', 'approved', 'declined') then standing_of(records -> -1) else one.stage end;
    select json_object_agg(key, case key when 'stage' then to_json(reached) when 'versions' then records::json else value end)
      into changed from json_each(one.document);
    update estimate set
      document = changed,
      stage = reached,
      checksum = sha256(convert_to(canonical_json(changed), 'UTF8')),
      sent_at = (
        select min((sending ->> 'on')::timestamptz)
        from jsonb_array_elements(records) record, jsonb_array_elements(record -> 'sendings') sending)
      where company_id = one.company_id and id = one.id;
  end loop;
  perform set_config('app.company', '', true);
end
$$;

drop function standing_of, agreements_of, sendings_of, payers_of, canonical_json, as_moment;

alter table estimate force row level security;
alter table estimate_edit force row level security;
alter table estimate_version force row level security;
alter table share_link force row level security;
alter table share_view force row level security;
alter table share_answer force row level security;
alter table estimate_mail force row level security;
