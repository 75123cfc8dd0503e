import { type Placeholder, sql } from 'drizzle-orm'
import type { Queryable } from './open-database.ts'

/**
 * Returns a function that builds a query once per database and once per connection of its transactions, for queries that most requests make:
 * building the SQL and having it planned takes most of their time. The name of the prepared statement must be unique.
 */
export function prepareOnce<Query>(build: (db: Queryable) => Query): (db: Queryable) => Query {
  const queries = new WeakMap<Queryable, Query>()
  return (db) => {
    const query = queries.get(db) ?? build(db)
    queries.set(db, query)
    return query
  }
}

/** Returns a placeholder for each column, for an insert. Of columns that may be null only those of texts can be filled so. */
export function placeholdersOf<Column extends string>(
  columns: readonly Column[],
): Record<Column, Placeholder> {
  return Object.fromEntries(columns.map((column) => [column, sql.placeholder<string>(column)])) as Record<
    Column,
    Placeholder
  >
}
