'use client';

import { DialogFrame } from '@/components/ui/overlay/dialog-frame';
import { KeyList } from '@/components/ui/keys/key-list';
import { limits } from '@/lib/domain/limits/limits';
import { keysText } from '@/lib/text/zh-cn/keys';
import styles from './keys-dialog.module.css';
import { keysOfScreen } from './screen-keys';
import { useShortcutChoice } from './shortcut-choice';

type Props = {
  open: boolean;
  /** The path of the screen whose keys are shown. */
  pathname: string;
  onClose: () => void;
};

/** The keys of a screen. */
export function KeysDialog({ open, pathname, onClose }: Props) {
  const [isOn, choose] = useShortcutChoice();
  return (
    <DialogFrame
      open={open}
      title={keysText.title}
      width={limits.keysDialogPx}
      isSheetOnPhones
      onClose={onClose}
    >
      {keysOfScreen(pathname).map(({ title, keys }) => (
        <section key={title} className={styles.section} aria-label={title}>
          <h3>{title}</h3>
          <KeyList keys={keys} />
        </section>
      ))}
      <label className={styles.choice}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => choose(target.checked)} />
        {keysText.shortcut}
      </label>
    </DialogFrame>
  );
}
