import { DetailsTrail } from '@/components/meeting/details/details-trail';
import { MeetingMissing } from '@/components/meeting/details/meeting-gone';
import styles from './page.module.css';

export default function MeetingNotFound() {
  return (
    <div className={styles.page}>
      <DetailsTrail />
      <MeetingMissing />
    </div>
  );
}
