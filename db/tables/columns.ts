import type { ColumnType } from 'kysely'

/**
 * Kept up to date by the database itself (triggers and generated columns);
 * never written by a query.
 */
export type Derived<T> = ColumnType<T, never, never>
/** Written as its text. */
export type Json<T> = ColumnType<T | null, string | null, string | null>
