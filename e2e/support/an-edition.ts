import { inDatabase } from './an-owner.ts';
import type { RunningProduct } from './processes/running-product.ts';

/** Publishes an edition in which one part has another price; returns how to remove it. */
export async function publishEdition(
  product: RunningProduct,
  part: string,
  price: string,
): Promise<() => Promise<void>> {
  const run = (statements: readonly string[]) =>
    inDatabase(product, async (client) => {
      for (const statement of statements) await client.query(statement);
    });
  const newest = '(select max(number) from catalogue_edition)';
  const row = `table_file = 'parts.csv' and cells->>'code' = '${part}'`;
  await run([
    `insert into catalogue_edition (number, note, effective_on)
       values (${newest} + 1, 'Spring prices', current_date - 1)`,
    `update catalogue_revision set until = ${newest} where ${row} and until is null`,
    `insert into catalogue_revision (table_file, row_key, position, cells, since)
       select table_file, row_key, position,
         cells || '{"price_default": "${price}", "price_high": "${price}"}', ${newest}
       from catalogue_revision where ${row} and until = ${newest}`,
  ]);
  return () =>
    run([
      // Published revisions are immutable; only a story removes them.
      'alter table catalogue_revision disable trigger keep_ended_revisions',
      `delete from catalogue_revision where since = ${newest}`,
      `update catalogue_revision set until = null where until = ${newest}`,
      'alter table catalogue_revision enable trigger keep_ended_revisions',
      `delete from catalogue_edition where number = ${newest}`,
    ]);
}
