import type { ChangeKind } from '@/lib/domain/meeting/change-kinds';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import type { NoticeDraft } from '../commands/write-notices';
import { answerDrafts } from './drafts/answer-drafts';
import { approvalDrafts, settlementDrafts } from './drafts/approval-drafts';
import { earlyEndDrafts, endedDrafts } from './drafts/early-end-drafts';
import { agendaDrafts, filesDrafts, notesDrafts } from './drafts/content-drafts';
import { failureDrafts, renewalDrafts } from './drafts/member-approval-drafts';
import { cancellationDrafts, changeDrafts, invitationDrafts, withdrawalDrafts } from './drafts/member-drafts';
import type { Occasion } from './occasions';
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
  endedEarly: [endedDrafts],
  approvalRequested: [approvalDrafts, renewalDrafts],
  approvalAgreed: [settlementDrafts],
  approvalRefused: [settlementDrafts, failureDrafts],
  approvalExpired: [settlementDrafts, failureDrafts],
  approvalRevoked: [failureDrafts],
  agendaChanged: [agendaDrafts],
  agendaAdded: [agendaDrafts],
  summaryPublished: [notesDrafts],
  filesAdded: [filesDrafts],
};

/** News of a meeting also once it is over. */
const lasting: ReadonlySet<ChangeKind> = new Set(['summaryPublished', 'filesAdded']);

/** An entry of long ago leads to no notice, nor does most of what changes about a meeting that is over. */
export const isNoticed = ({ kind, created_at: at, ends_at: end }: Occasion, now: number): boolean =>
  at >= now - noticeLimits.giveUpMs && (end > now || lasting.has(kind));

/** The notices of an occasion to people of the company. */
export const draftsOf = (scene: Scene): NoticeDraft[] =>
  (draftsByKind[scene.occasion.kind] ?? []).flatMap((drafts) => drafts(scene));
