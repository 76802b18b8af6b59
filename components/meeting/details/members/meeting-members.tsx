import { Avatar } from '@/components/ui/people/avatar';
import type { MeetingMember } from '@/lib/contract/meeting';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { commonText } from '@/lib/text/zh-cn/common';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { Card } from '../card';
import { InviteTag } from '../../tags/invite-tag';
import styles from './meeting-members.module.css';

/** The invited members and their answers. */
export function MeetingMembers({ members }: { members: readonly MeetingMember[] }) {
  const joined = members.filter(({ state }) => state === inviteStates.joined).length;
  return (
    <Card title={meetingText.fields.members} note={meetingText.memberCount(members.length, joined)}>
      <ul className={styles.members}>
        {members.map(({ user, state, relation }) => (
          <li key={user.staffId} className={styles.member}>
            <Avatar name={user.realName} />
            <div className={styles.who}>
              <p className={styles.name}>{user.realName}</p>
              <p className={styles.department}>
                {[user.department, relation === 'organizer' && meetingText.fields.organizer]
                  .filter(Boolean)
                  .join(commonText.separator)}
              </p>
            </div>
            <InviteTag state={state} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
