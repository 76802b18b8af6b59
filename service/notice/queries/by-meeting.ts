/** Rows by their meeting. */
export function byMeeting<Row>(
  rows: readonly Row[],
  meetingIdOf: (row: Row) => string,
): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const id = meetingIdOf(row);
    const group = groups.get(id);
    if (group) group.push(row);
    else groups.set(id, [row]);
  }
  return groups;
}
