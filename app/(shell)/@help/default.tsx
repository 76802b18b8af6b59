/** The slot until help has been opened. */
export default function NoHelp() {
  return null;
}
