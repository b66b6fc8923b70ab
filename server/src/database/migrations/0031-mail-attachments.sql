-- The file a mail of the outbox brings along, kept as it was made: however often it is tried, the same file leaves.

create table outgoing_attachment (
  mail_id uuid primary key references outgoing_mail (id),
  file_name text not null,
  media_type text not null,
  content bytea not null check (octet_length(content) <= 15728640)
);

grant select, insert on outgoing_attachment to dre_app;

-- Null: the mail brought the link alone.
alter table estimate_mail add column file_name text;
