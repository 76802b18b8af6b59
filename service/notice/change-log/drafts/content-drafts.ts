import { z } from 'zod';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { NoticeDraft } from '../../commands/write-notices';
import { isComing, toMembers } from './member-drafts';
import { gatherWindow } from '../merging/gather-window';
import type { Scene } from '../scene';

/** To all members, also those who could not come; notes that are published again at once are no more news. */
export function notesDrafts(scene: Scene): NoticeDraft[] {
  const drafts = toMembers(scene, 'notes', (member) => member.state !== inviteStates.withdrawn);
  return drafts.map((draft) => ({ ...draft, version: gatherWindow(scene.now).version }));
}

/** To those who come, at the end of the window; several changes of it are one notice with the last one's actor. */
export function agendaDrafts(scene: Scene): NoticeDraft[] {
  const { occasion, now } = scene;
  if (occasion.cancelled_at !== null || occasion.ended_at !== null) return [];
  const drafts = toMembers(scene, 'agenda', (member) => isComing(member.state));
  return drafts.map((draft) => ({ ...draft, ...gatherWindow(now, occasion.begins_at) }));
}

const dataSchema = z.object({ names: z.array(z.string()) });

/** To those who come, at the end of the window, together with all other files of it; an entry of the demo names none. */
export function filesDrafts(scene: Scene): NoticeDraft[] {
  const { facts, occasion, now } = scene;
  const { data } = dataSchema.safeParse(occasion.data);
  if (data === undefined) return [];
  const drafts = toMembers(
    { ...scene, facts: { ...facts, files: [...new Set(data.names)] } },
    'files',
    (member) => isComing(member.state),
  );
  return drafts.map((draft) => ({ ...draft, ...gatherWindow(now, occasion.begins_at) }));
}
