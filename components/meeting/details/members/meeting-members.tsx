'use client';

import { useServerNow } from '@/components/ui/page/server-clock';
import type { Meeting } from '@/lib/contract/meeting';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { Card } from '../card';
import { InviteMembers } from './invite-members';
import { MeetingGuests } from './meeting-guests';
import { MemberRow } from './member-row';
import { RemindMembers } from './remind-members';
import styles from './meeting-members.module.css';

type Props = { meeting: Meeting; staffId: string; zone: string };

/** The members and their answers; those who are out come last. */
export function MeetingMembers({ meeting, staffId, zone }: Props) {
  const now = useServerNow();
  const isOut = ({ state }: { state: number }) => state === inviteStates.withdrawn;
  const taking = meeting.members.filter((member) => !isOut(member));
  const joined = taking.filter(({ state }) => state === inviteStates.joined).length;
  if (meeting.members.length === 0) return null;
  return (
    <Card title={meetingText.fields.members} note={meetingText.memberCount(taking.length, joined)}>
      {meeting.can.invite ? (
        <div className={styles.actions}>
          <InviteMembers meeting={meeting} staffId={staffId} />
          <RemindMembers meeting={meeting} />
        </div>
      ) : null}
      {/* More members than fit scroll, for the keyboard too. */}
      <ul className={styles.members} tabIndex={0} aria-label={meetingText.fields.members}>
        {[...taking, ...meeting.members.filter(isOut)].map((member) => (
          <MemberRow
            key={member.user.staffId}
            member={member}
            meeting={meeting}
            staffId={staffId}
            zone={zone}
            now={now}
          />
        ))}
      </ul>
      <MeetingGuests guests={meeting.guests} />
    </Card>
  );
}
