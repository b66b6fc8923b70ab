-- What administrators see of the whole house.

create policy read_by_administrator on photo_storage for select
  using ((select current_setting('app.administrator', true)) = 'yes');

create index outgoing_mail_failed on outgoing_mail (created_at) where state = 'failed';
create index company_trial_end on company (trial_ends_at) where subscription = 'trial';
