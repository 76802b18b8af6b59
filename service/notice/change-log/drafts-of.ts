import type { ChangeKind } from '@/lib/domain/meeting/change-kinds';
import { noticeLimits } from '@/lib/domain/limits/notice-limits';
import type { NoticeDraft } from '../commands/write-notices';
import { answerDrafts } from './answer-drafts';
import { approvalDrafts, settlementDrafts } from './approval-drafts';
import { earlyEndDrafts } from './early-end-drafts';
import { cancellationDrafts, changeDrafts, invitationDrafts, withdrawalDrafts } from './member-drafts';
import type { Scene } from './scene';

type Drafts = (scene: Scene) => NoticeDraft[];

const edited: readonly Drafts[] = [changeDrafts, approvalDrafts];

/** The notices that each kind of entry leads to. */
const draftsByKind: Partial<Record<ChangeKind, readonly Drafts[]>> = {
  created: [invitationDrafts, approvalDrafts],
  updated: edited,
  timeChanged: edited,
  roomsChanged: edited,
  restored: [...edited, invitationDrafts],
  membersAdded: [invitationDrafts],
  membersRemoved: [withdrawalDrafts],
  invitationWithdrawn: [withdrawalDrafts],
  cancelled: [cancellationDrafts],
  joined: [answerDrafts],
  onLeave: [answerDrafts],
  refused: [answerDrafts],
  quit: [answerDrafts],
  unused: [earlyEndDrafts],
  approvalRequested: [approvalDrafts],
  approvalAgreed: [settlementDrafts],
  approvalRefused: [settlementDrafts],
  approvalExpired: [settlementDrafts],
};

/** The notices of an occasion. A meeting that is over and an entry of long ago lead to none. */
export function draftsOf(scene: Scene): NoticeDraft[] {
  const { occasion, now } = scene;
  const isLate = occasion.created_at < now - noticeLimits.giveUpMs;
  if (isLate || occasion.ends_at <= now) return [];
  return (draftsByKind[occasion.kind] ?? []).flatMap((drafts) => drafts(scene));
}
