import type { CompiledQuery } from 'kysely';
import type { Db } from './connection.ts';

/** Placeholder for a value while the statement is compiled. */
class Placeholder {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

/** A frequent statement that changes only in its values: it is compiled once. */
export function fixedStatement<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => { compile(db: Db): CompiledQuery<Row> },
): (db: Db, ...values: Values) => Promise<readonly Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, ...values) => {
    // Plugins, as tests use them, see each statement as it is built, with its values.
    if (db.getExecutor().plugins.length > 0) {
      return (await db.executeQuery(build(db, ...values).compile(db))).rows;
    }
    compiled ??= build(
      db,
      ...(values.map((_, index) => new Placeholder(index)) as unknown as Values),
    ).compile(db);
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? values[value.index] : value,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
