import { createDatabase, startPostgres } from './support/processes/postgres.ts';
import { runProduct } from './support/processes/running-product.ts';

/**
 * Runs before the stories: one PostgreSQL, and in it a database migrated and seeded once, which every worker copies.
 */
export default async function prepareStage(): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ isThrownAway: true });
  try {
    const template = await createDatabase(postgres.url);
    const product = await runProduct(template.url);
    await product.stop();
    process.env['E2E_POSTGRES'] = postgres.url;
    process.env['E2E_TEMPLATE'] = template.name;
    return async () => {
      await template.drop();
      await postgres.stop();
    };
  } catch (cause) {
    await postgres.stop();
    throw cause;
  }
}
