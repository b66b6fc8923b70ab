import type { CompiledQuery } from 'kysely';
import type { Db } from './connection.ts';

/** Placeholder for a value while the statement is compiled. */
class Blank {
  readonly place: number;
  constructor(place: number) {
    this.place = place;
  }
}

/** A frequent statement that changes only in its values: it is compiled once. */
export function fixedStatement<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => { compile(db: Db): CompiledQuery<Row> },
): (db: Db, ...values: Values) => Promise<readonly Row[]> {
  let worded: CompiledQuery<Row> | undefined;
  return async (db, ...values) => {
    // Plugins, as tests use them, see each statement as it is built, with its values.
    if (db.getExecutor().plugins.length > 0) {
      return (await db.executeQuery(build(db, ...values).compile(db))).rows;
    }
    worded ??= build(db, ...(values.map((_, place) => new Blank(place)) as unknown as Values)).compile(db);
    const parameters = worded.parameters.map((value) =>
      value instanceof Blank ? values[value.place] : value,
    );
    return (await db.executeQuery<Row>({ ...worded, parameters })).rows;
  };
}
