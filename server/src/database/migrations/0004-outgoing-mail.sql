-- The outbox: every mail the product writes, and what became of it.

create table outgoing_mail (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Who the administrators are is decided when the mail leaves, not when it is written.
  to_administrators boolean not null,
  recipients text[] not null,
  reply_to text,
  subject text not null,
  body_text text not null,
  -- The Message-ID it left with; a repeat after a crash leaves with the same.
  message_id text unique,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  sent_at timestamptz,
  check (to_administrators = (cardinality(recipients) = 0)),
  check ((state = 'sent') = (sent_at is not null))
);
create index outgoing_mail_created on outgoing_mail (created_at desc, id desc);
create index outgoing_mail_waiting on outgoing_mail (created_at) where state = 'waiting';

grant select, insert on outgoing_mail to dre_app;
grant update (state, attempts, last_error, message_id, sent_at) on outgoing_mail to dre_app;
