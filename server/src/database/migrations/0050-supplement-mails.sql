-- Supplements are mailed with words of their own.

alter table mail_template drop constraint mail_template_id_check;
alter table mail_template add constraint mail_template_id_check
  check (id in ('customer', 'insurer', 'customer-supplement', 'insurer-supplement'));
