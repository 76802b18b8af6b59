import { DetailsTrail } from '@/components/meeting/details-trail';
import { MeetingMissing } from '@/components/meeting/meeting-gone';
import styles from './page.module.css';

export default function MeetingNotFound() {
  return (
    <div className={styles.page}>
      <DetailsTrail />
      <MeetingMissing />
    </div>
  );
}
