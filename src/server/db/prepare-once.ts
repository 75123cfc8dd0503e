import type { Queryable } from './open-database.ts'

/**
 * Returns a function that builds a query once per database and once per transaction, for queries that most requests make, of which building the
 * SQL and having it planned takes half of the time. The name of the prepared statement must be unique.
 */
export function prepareOnce<Query>(build: (db: Queryable) => Query): (db: Queryable) => Query {
  const queries = new WeakMap<Queryable, Query>()
  return (db) => {
    const query = queries.get(db) ?? build(db)
    queries.set(db, query)
    return query
  }
}
