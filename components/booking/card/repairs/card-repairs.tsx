import { Button, ButtonLink } from '@/components/ui/controls/button';
import { draftText } from '@/lib/text/zh-cn/draft';
import styles from '../booking-card.module.css';
import type { CardRepair } from './use-card-repairs';

type Props = { repairs: readonly CardRepair[] };

/** The bookings that the service has tried in place of a refused time or room, a press each (BEY-04). */
export function CardRepairs({ repairs }: Props) {
  if (repairs.length === 0) return null;
  return (
    <div className={styles.repairs} role="group" aria-label={draftText.repairs}>
      {repairs.map((repair) =>
        'href' in repair ? (
          <ButtonLink key={repair.label} size="small" variant="outlined" color="inherit" href={repair.href}>
            {repair.label}
          </ButtonLink>
        ) : (
          <Button key={repair.label} size="small" variant="outlined" color="inherit" onClick={repair.onPick}>
            {repair.label}
          </Button>
        ),
      )}
    </div>
  );
}
