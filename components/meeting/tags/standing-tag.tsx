import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { InviteTag } from './invite-tag';
import { StatusTag } from './status-tag';

type Props = { status: string; inviteState: number | undefined };

/**
 * The state of a meeting to one of its people. To somebody who was taken out of it, it is called off, whatever becomes of it
 * without them.
 */
export const StandingTag = ({ status, inviteState }: Props) =>
  inviteState === inviteStates.withdrawn ? <InviteTag state={inviteState} /> : <StatusTag status={status} />;
