/** More different statements than the service has; texts that grow with their lists shall not fill the server's memory. */
const most = 400;

/** After a migration PostgreSQL refuses to run a prepared plan whose columns have become others; a new type is a new column. */
const allColumns = /(^|[\s.])\*/;

/**
 * Names for statements that are worth planning once per connection, by their text. Half of what a short statement costs
 * the server is parsing and planning it.
 *
 * @example
 * const nameOf = statementNames();
 * nameOf('select id from room where id = $1') //=> 's1', each time
 * nameOf('select * from room') //=> undefined
 */
export function statementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  return (sql) => {
    const existing = names.get(sql);
    if (existing !== undefined || names.size >= most || allColumns.test(sql)) return existing;
    const name = `s${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}
