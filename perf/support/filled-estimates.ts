import type { Client } from 'pg';

/** Rows at once, so that no statement takes minutes. */
const batch = 50_000;

/** Fills a company with estimates in random order, as years of work leave them; once per database. */
export async function fillEstimates(
  client: Client,
  { companyId, personId }: { readonly companyId: string; readonly personId: string },
  rows: number,
): Promise<void> {
  // Counting runs as the tables' owner, who sees one company at a time as well.
  await client.query(`select set_config('app.company', $1, false)`, [companyId]);
  const { rows: present } = await client.query<{ n: string }>(
    'select count(*) as n from estimate where company_id = $1',
    [companyId],
  );
  // A trigger and a foreign key check for each of millions of rows would take an hour: the triggers' rows are written
  // in batches. Tests of the list prove that they equal the triggers'.
  await client.query('set session_replication_role = replica');
  for (let from = Number(present[0]?.n ?? 0); from < rows; from += batch)
    await client.query(estimates, [companyId, personId, from, Math.min(rows, from + batch) - 1]);
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze estimate, estimate_word, estimate_tally');
}

const estimates = `
  with made as (
    insert into estimate (company_id, id, created_at, created_by, edition, house_revision, revision, kept_edits,
      document, checksum, number, stage, draft, customer, claim, vehicle, vin_tail, total, open_lines, updated_at,
      insurer, estimator, vehicle_type, words)
    select $1, gen_random_uuid(), date_trunc('milliseconds', now() - random() * interval '10 years'), $2,
      (select min(number) from catalogue_edition), 0, 0, 0, '{}', sha256('x'), 'E-' || n,
      (array['draft', 'sent', 'approved', 'declined', 'in-repair', 'completed'])[1 + floor(random() * 6)], null,
      'Customer ' || floor(random() * 20000), 'C-' || n, '2021 Northfork', '', floor(random() * 5000000), 0,
      date_trunc('milliseconds', now() - random() * interval '10 years'),
      'Insurer ' || floor(random() * 50), 'Estimator ' || floor(random() * 20), 'travel-trailer',
      array['e' || n, 'v' || lpad((n % 1000000)::text, 5, '0'), 'customer']
    from generate_series($3::int, $4::int) n
    returning *
  ), words as (
    insert into estimate_word (company_id, word, estimate_id) select company_id, unnest(words), id from made
  )
  insert into estimate_tally as kept
  select company_id, concat_ws(' ', status, is_archived, uuid_hash(id) & 7), is_archived, status, count(*), sum(total)
  from made group by 1, 2, 3, 4
  on conflict (company_id, id) do update
    set estimates = kept.estimates + excluded.estimates, total = kept.total + excluded.total`;
