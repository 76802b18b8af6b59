import { usePersonChoices } from '@/components/session/choices/person-choices';
import { ChoiceMark } from '@/components/ui/controls/choice/choice-mark';
import { favouritesText } from '@/lib/text/zh-cn/favourites';
import styles from './favourites-switch.module.css';

/** Lets lists of rooms begin with the favourites, on every device (CFG-04). */
export function FavouritesSwitch() {
  const { choices, choose } = usePersonChoices();
  return (
    <label className={styles.switch}>
      <ChoiceMark
        type="checkbox"
        role="switch"
        checked={choices?.favouritesFirst ?? false}
        disabled={choices === undefined}
        onChange={({ target }) => choose({ favouritesFirst: target.checked || null })}
      />
      {favouritesText.first}
    </label>
  );
}
