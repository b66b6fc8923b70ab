import { Client } from 'pg';
import type { RunningProduct } from './processes/running-product.ts';

export async function inDatabase(
  product: RunningProduct,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Opens a company of its own for somebody who signs in with the password of the demo company's people. */
export function openCompanyOf(
  product: RunningProduct,
  { email, isConfirmed }: { readonly email: string; readonly isConfirmed: boolean },
): Promise<void> {
  return inDatabase(product, (client) =>
    client.query(
      `with opened as (
         insert into company (name, kind, subscription) values ($1, 'shop', 'active') returning id
       ), joined as (
         insert into person (email, name, password_hash, email_verified_at)
         select $1, 'Nora New', password_hash, case when $2 then now() end
         from person where email = 'owner@demo.example' returning id
       )
       insert into membership (company_id, person_id, role) select opened.id, joined.id, 'owner' from opened, joined`,
      [email, isConfirmed],
    ),
  );
}
