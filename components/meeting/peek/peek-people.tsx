import { Avatar } from '@/components/ui/people/avatar';
import type { MeetingMember } from '@/lib/contract/meeting';
import { limits } from '@/lib/domain/limits/limits';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { peekText } from '@/lib/text/zh-cn/peek';
import { InviteTag } from '../tags/invite-tag';
import styles from './meeting-peek.module.css';

/** The first people of a meeting with their answers, and how many there are; those who are out are left out. */
export function PeekPeople({ members }: { members: readonly MeetingMember[] }) {
  const taking = members.filter(({ state }) => state !== inviteStates.withdrawn);
  if (taking.length === 0) return null;
  const joined = taking.filter(({ state }) => state === inviteStates.joined).length;
  const rest = taking.length - limits.peekPeople;
  return (
    <section className={styles.people} aria-label={meetingText.fields.members}>
      <p className={styles.count}>{meetingText.memberCount(taking.length, joined)}</p>
      <ul>
        {taking.slice(0, limits.peekPeople).map(({ user, state, relation }) => (
          <li key={user.staffId}>
            <Avatar name={user.realName} size="small" />
            <span className={styles.name}>{user.realName}</span>
            {relation === 'organizer' ? (
              <span className={styles.role}>{meetingText.fields.organizer}</span>
            ) : (
              <InviteTag state={state} />
            )}
          </li>
        ))}
      </ul>
      {rest > 0 ? <p className={styles.count}>{peekText.morePeople(rest)}</p> : null}
    </section>
  );
}
