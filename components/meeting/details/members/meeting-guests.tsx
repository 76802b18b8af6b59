import type { Meeting } from '@/lib/contract/meeting';
import { guestText } from '@/lib/text/zh-cn/guests';
import styles from './meeting-guests.module.css';

/** The guests from outside, with their addresses for members. */
export function MeetingGuests({ guests = [] }: Pick<Meeting, 'guests'>) {
  if (guests.length === 0) return null;
  return (
    <section className={styles.guests} aria-label={guestText.label}>
      <h3 className={styles.heading}>{guestText.count(guests.length)}</h3>
      <ul className={styles.list}>
        {guests.map(({ name, email }) => (
          <li key={`${name} ${email}`} className={styles.guest}>
            <span>{name}</span>
            {email === undefined ? null : <span className={styles.email}>{email}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
