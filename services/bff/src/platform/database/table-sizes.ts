/** Names and bytes of all tables, with indexes, from the catalogue. A partition counts for its table. */
export const TABLE_SIZES = `
  SELECT coalesce(parent.relname, own.relname) AS name, sum(pg_total_relation_size(own.oid))::float8 AS bytes
    FROM pg_class own
    LEFT JOIN pg_inherits ON inhrelid = own.oid LEFT JOIN pg_class parent ON parent.oid = inhparent
   WHERE own.relnamespace = current_schema()::regnamespace AND own.relkind = 'r'
   GROUP BY 1 ORDER BY 2 DESC, 1`;

export interface TableSize {
  name: string;
  bytes: number;
}
