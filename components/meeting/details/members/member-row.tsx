import { Avatar } from '@/components/ui/people/avatar';
import type { Meeting, MeetingMember } from '@/lib/contract/meeting';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { commonText } from '@/lib/text/zh-cn/common';
import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { formatRecent } from '@/lib/time/format';
import { InviteTag } from '../../tags/invite-tag';
import { RemoveMember } from './remove-member';
import styles from './meeting-members.module.css';

const { members: words } = detailsText;
type Props = { member: MeetingMember; meeting: Meeting; staffId: string; zone: string; now: number };

/** A member with answer, reason, inviter and time, and for the organizer the read mark (MEET-04). */
export function MemberRow({ member, meeting, staffId, zone, now }: Props) {
  const { user, state, relation } = member;
  const isOrganizer = relation === 'organizer';
  const isOut = state === inviteStates.withdrawn;
  return (
    <li className={styles.member} data-out={isOut || undefined}>
      <Avatar name={user.realName} />
      <div className={styles.who}>
        <p className={styles.name}>{user.realName}</p>
        <p className={styles.department}>
          {[user.department, isOrganizer && meetingText.fields.organizer]
            .filter(Boolean)
            .join(commonText.separator)}
        </p>
        {notesOf(member, { isForOrganizer: meeting.creatorStaffId === staffId, zone, now }).map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      {isOut ? (
        <span className={styles.out}>{member.leftTime === undefined ? words.removed : words.left}</span>
      ) : (
        <InviteTag state={state} />
      )}
      {meeting.can.withdrawInvite && !isOrganizer && !isOut ? (
        <RemoveMember meeting={meeting} member={member} />
      ) : null}
    </li>
  );
}

type Reader = { isForOrganizer: boolean; zone: string; now: number };

function notesOf(member: MeetingMember, { isForOrganizer, zone, now }: Reader): string[] {
  const { relation, invitor, reason, readTime, createTime, state } = member;
  if (relation === 'organizer') return [];
  const isShown = isForOrganizer && state !== inviteStates.withdrawn;
  return [
    invitor !== undefined && words.invitedBy(invitor, formatRecent(createTime, { now, zone })),
    reason !== undefined && words.reason(reason),
    isShown && (readTime === undefined ? words.unread : words.read),
  ].filter((note) => note !== false);
}
