/**
 * Notes, the agenda and their saving (MEET-06). Decided, but for the 5,000 characters of an agenda's row.
 *
 * @example
 * noteLimits.textMaxLength //=> 20000
 */
export const noteLimits = {
  subjectMaxLength: 100,
  /** Characters of all text together. */
  textMaxLength: 20_000,
  /** Paragraphs, list items, pieces of text and the like. */
  nodesMax: 2_000,
  /** Lists within lists. */
  listDepthMax: 4,
  linkMaxLength: 2_000,
  agendaMaxLength: 5_000,
  /** The quiet after which a draft is saved, and the delay before a failed save is tried again. */
  saveAfterMs: 1_200,
  saveAgainMs: 5_000,
} as const;
