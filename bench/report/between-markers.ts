const begin = '<!-- bench:begin -->';
const end = '<!-- bench:end -->';

/**
 * The text with what stands between its two markers replaced.
 *
 * @throws Error for a text without them
 */
export function replaceBetweenMarkers(text: string, content: string): string {
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The text has no ${begin} … ${end}`);
  return `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`;
}
