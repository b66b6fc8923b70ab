import type { Db } from '../../../database/connections/connection.ts';

export interface BookViewFields {
  readonly name: string;
  readonly search: string;
}

export function viewsOf(trx: Db, personId: string): Promise<BookViewFields[]> {
  return trx
    .selectFrom('book_view')
    .select(['name', 'search'])
    .where('person_id', '=', personId)
    .orderBy('name')
    .execute();
}

export async function keepView(trx: Db, personId: string, { name, search }: BookViewFields): Promise<void> {
  await trx
    .insertInto('book_view')
    .values({ person_id: personId, name, search })
    .onConflict((known) => known.columns(['person_id', 'name']).doUpdateSet({ search }))
    .execute();
}

export async function forgetView(trx: Db, personId: string, name: string): Promise<void> {
  await trx.deleteFrom('book_view').where('person_id', '=', personId).where('name', '=', name).execute();
}
