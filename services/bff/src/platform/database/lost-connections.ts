import {
  type DataSource,
  type EntityManager,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';

type Work = (manager: EntityManager) => Promise<unknown>;

/** A connection of node-postgres. */
interface Connection {
  on(event: 'error', listen: (reason: Error) => void): void;
  off(event: 'error', listen: (reason: Error) => void): void;
}

/**
 * When a connection ends within a transaction, TypeORM releases its query runner, and the next query says nothing but
 * that. From here on the transaction fails with the reason, such as 25P03: this process took too long between two statements.
 */
export function nameLostConnections(dataSource: DataSource): DataSource {
  const { manager } = dataSource;
  const transaction = manager.transaction.bind(manager) as (...sent: unknown[]) => Promise<unknown>;
  const named = async (...sent: unknown[]): Promise<unknown> => {
    const work = sent.pop() as Work;
    let reason: Error | undefined;
    const hear = (error: Error) => {
      reason = error;
    };
    const heard: Work = async (own) => {
      const connection = (await own.queryRunner?.connect()) as Connection;
      connection.on('error', hear);
      try {
        return await work(own);
      } finally {
        connection.off('error', hear);
      }
    };
    try {
      return await transaction(...sent, heard);
    } catch (error) {
      throw saysReleased(error) ? (reason ?? error) : error;
    }
  };
  Object.assign(manager, { transaction: named });
  return dataSource;
}

const saysReleased = (error: unknown) =>
  error instanceof QueryRunnerAlreadyReleasedError ||
  error instanceof QueryRunnerProviderAlreadyReleasedError;
