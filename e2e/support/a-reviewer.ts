import { inDatabase } from './an-owner.ts';
import type { RunningProduct } from './processes/running-product.ts';

/**
 * A person of the demo company who reads estimates and cannot change them. The first story that needs one creates them.
 */
export function aReviewer(product: RunningProduct): Promise<void> {
  return inDatabase(product, (client) =>
    client.query(
      `with joined as (
         insert into person (email, name, password_hash, email_verified_at)
         select 'reviewer@demo.example', 'Rae Viewer', password_hash, now()
         from person where email = 'owner@demo.example'
           and not exists (select from person known where known.email = 'reviewer@demo.example') returning id
       )
       insert into membership (company_id, person_id, role)
       select membership.company_id, joined.id, 'reviewer' from joined, membership
       join person on person.id = membership.person_id where person.email = 'estimator@demo.example'`,
    ),
  );
}
