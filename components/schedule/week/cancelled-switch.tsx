import { usePersonChoices } from '@/components/session/choices/person-choices';
import { ChoiceMark } from '@/components/ui/controls/choice/choice-mark';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import styles from './cancelled-switch.module.css';

/** Draws cancelled meetings of the week in full, on every device (CFG-04). */
export function CancelledSwitch() {
  const { choices, choose } = usePersonChoices();
  return (
    <label className={styles.switch}>
      <ChoiceMark
        type="checkbox"
        role="switch"
        checked={choices?.showsCancelled ?? false}
        disabled={choices === undefined}
        onChange={({ target }) => choose({ showsCancelled: target.checked || null })}
      />
      {scheduleText.showsCancelled}
    </label>
  );
}
