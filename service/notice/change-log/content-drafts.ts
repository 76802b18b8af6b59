import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { NoticeDraft } from '../commands/write-notices';
import { toMembers } from './member-drafts';
import { gatherWindow } from './merging/gather-window';
import type { Scene } from './scene';

/** To all members, also those who could not come; notes that are published again at once are no more news. */
export function notesDrafts(scene: Scene): NoticeDraft[] {
  const drafts = toMembers(scene, 'notes', (member) => member.state !== inviteStates.withdrawn);
  return drafts.map((draft) => ({ ...draft, version: gatherWindow(scene.now).version }));
}
