import type { OrderFacts } from '@dre/core/domain/shop/board/holds';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

/** Facts about estimates that decide the holds of their orders. */
export async function factsOfEstimates(
  trx: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('estimate')
    .select(['id', 'stage', 'updated_at', sql<string | null>`document #>> '{photos,0,file}'`.as('photo')])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, stage, updated_at: changed, photo }) => [
      id,
      {
        estimateStage: stage,
        voidSince: stage === 'void' ? changed.toISOString() : null,
        photo: photo ?? undefined,
      },
    ]),
  );
}
