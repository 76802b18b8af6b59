import type { NoticeFacts } from '@/lib/contract/notice';
import { meetingFacts } from '../meeting-facts';
import type { Occasion } from './occasions';
import type { Member, Request } from './occasion-people';

/** An occasion with the people of its meeting and its requests for approval. */
export type Scene = {
  occasion: Occasion;
  members: readonly Member[];
  requests: readonly Request[];
  facts: NoticeFacts;
  now: number;
};

/** The facts of an occasion's meeting as they are now. */
export const factsOf = (occasion: Occasion): NoticeFacts => ({
  ...meetingFacts(occasion),
  ...(occasion.actor_name !== null && { actorName: occasion.actor_name }),
  ...(occasion.occurrenceCount > 1 && { occurrenceCount: occasion.occurrenceCount }),
});
