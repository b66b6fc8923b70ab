import type { Client } from 'pg';

export const people = ['Ana Lopez', 'Ben Ortiz', 'Cam Reed', 'Dana Reyes', 'Eli Stone', 'Flo Yates'] as const;
const batch = 100_000;

let reported: string | undefined;

/** A company of its own with estimates of three years that fill every report; returns the company. */
export async function fillReported(client: Client, personId: string, rows: number): Promise<string> {
  if (reported === undefined) {
    const made = await client.query<{ id: string }>(
      `insert into company (name, kind, subscription) values ('Reported', 'shop', 'active') returning id`,
    );
    reported = made.rows[0]?.id ?? '';
    // The report of all companies reads every month of each of them.
    await client.query(
      `insert into estimate_month (company_id, id, started, sent, value)
       select c.id, to_char(m, 'YYYY-MM'), 40, 20, 1000000
       from company c, generate_series(timestamp '2024-01-01', '2026-12-01', '1 month') m
       where c.name like 'Filled %' on conflict do nothing`,
    );
  }
  // Counting runs as the tables' owner, who sees one company at a time as well.
  await client.query(`select set_config('app.company', $1, false)`, [reported]);
  const { rows: present } = await client.query<{ n: string }>(
    'select coalesce(sum(estimates), 0) as n from report_month where company_id = $1',
    [reported],
  );
  // Two million rows past a trigger for each would take an hour. The triggers' function writes their rows in batches;
  // tests of the reports prove that they are equal.
  await client.query('set session_replication_role = replica');
  for (let from = Number(present[0]?.n ?? 0); from < rows; from += batch) {
    await client.query(estimates, [reported, personId, from, Math.min(rows, from + batch) - 1, [...people]]);
    // As autovacuum would.
    await client.query('vacuum estimate_month, report_month, report_hours, report_part');
  }
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze estimate_month, report_month, report_hours, report_part');
  return reported;
}

const estimates = `
  with made as (
  insert into estimate (company_id, id, created_at, created_by, edition, house_revision, revision, kept_edits, document,
    checksum, number, stage, draft, customer, claim, vehicle, vin_tail, total, open_lines, updated_at, insurer, estimator,
    vehicle_type, words, sent_at, approved_at, supplements, labor_hours, parts_used)
  select $1, gen_random_uuid(), started, $2, (select min(number) from catalogue_edition), 0, 0, 0, '{}', sha256('x'),
    'R-' || n, stage, case when stage = 'draft' then 'E01' end, 'Customer', '', '', '', n % 5000000, 0, started, '',
    ($5::text[])[1 + (n / 7) % 6], 'travel-trailer', '{}', case when stage <> 'draft' then started end,
    case when stage in ('approved', 'in-repair', 'completed') then started + interval '3 days' end, n % 5 / 4,
    jsonb_build_object('body', n % 90, 'refinish', n % 40),
    (select jsonb_object_agg('PART-' || (n * 13 + k * 17) % 100, jsonb_build_object('name', 'Part', 'amount', 100 + k))
     from generate_series(1, 6) k)
  from generate_series($3::int, $4::int) n,
    lateral (select (array['draft', 'sent', 'approved', 'declined', 'in-repair', 'completed', 'void'])[1 + n % 7] as stage,
      '2024-01-01T00:00:00Z'::timestamptz + (n * 7919::bigint % 94608000) * interval '1 second' as started) said
  returning *
  ), months as (
    insert into estimate_month as kept (company_id, id, started, sent, value)
    select company_id, to_char(created_at at time zone 'UTC', 'YYYY-MM'), count(*), count(sent_at), sum(total)
    from made group by 1, 2
    on conflict (company_id, id) do update set started = kept.started + excluded.started,
      sent = kept.sent + excluded.sent, value = kept.value + excluded.value
  )
  select keep_reports(array(
    select report_change_of(1, company_id, created_at, status, estimator, total, approved_at, supplements, labor_hours,
      parts_used)
    from made))`;

/** Years of clicks on many ads, each with its own `place` as the product assigns them. */
export async function fillClicks(client: Client): Promise<void> {
  const { rows } = await client.query<{ n: string }>('select count(*) as n from ad_click_day');
  if (Number(rows[0]?.n ?? 0) > 50_000) return;
  await client.query(`alter table ad disable trigger placed`);
  await client.query(
    `insert into ad (id, title, place)
     select 'filled-' || n, 'Ad ' || n, (select coalesce(max(place), 0) from ad) + n from generate_series(1, 40000) n`,
  );
  await client.query(`alter table ad enable trigger placed`);
  await client.query(
    `insert into ad_click_day (place, day, ad, clicks)
     select (select coalesce(max(place), 0) from ad_click_day) + n, date '2024-01-01' + n / 100, 'filled-' || 1 + n % 40000, 3
     from generate_series(1, 100000) n`,
  );
  await client.query('vacuum analyze ad, ad_click_day, ad_click_total');
}
