/** How stopping a kind of mail went: done, by a link that stops nothing, or not this time. */
export const unsubscribeOutcomes = ['done', 'wrong', 'failed'] as const;

export type UnsubscribeOutcome = (typeof unsubscribeOutcomes)[number];
