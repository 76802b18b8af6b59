import { commonText } from '@/lib/text/zh-cn/common';
import styles from './row-place.module.css';

type Props = { place: string; organizer: string };

/** Where a meeting is and who holds it. On a narrow line the place gives way first; on phones both go on below. */
export const RowPlace = ({ place, organizer }: Props) => (
  <span className={styles.line}>
    {place ? <span className={styles.place}>{place}</span> : null}
    <span className={styles.organizer}>
      {place && organizer ? commonText.separator : null}
      <bdi>{organizer}</bdi>
    </span>
  </span>
);
