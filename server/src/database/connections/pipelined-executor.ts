import {
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
} from 'kysely';

/** Kysely sends one query at a time in a transaction. This executor sends concurrent queries together. */
export function pipelinedExecutor(dialect: Dialect, driver: Driver): DefaultQueryExecutor {
  return new PipelinedExecutor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    new DefaultConnectionProvider(driver),
  );
}

class PipelinedExecutor extends DefaultQueryExecutor {
  override withConnectionProvider(oneByOne: ConnectionProvider): DefaultQueryExecutor {
    return super.withConnectionProvider(new AllAtOnce(oneByOne));
  }
}

class AllAtOnce implements ConnectionProvider {
  readonly #oneByOne: ConnectionProvider;
  #connection: Promise<DatabaseConnection> | undefined;
  constructor(oneByOne: ConnectionProvider) {
    this.#oneByOne = oneByOne;
  }
  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    this.#connection ??= this.#oneByOne.provideConnection(async (connection) => connection);
    return consumer(await this.#connection);
  }
}
