'use client';

import { Copy } from 'lucide';
import { useToast } from '../toast/toast';
import { Icon } from '../layout/icon';
import { copyText } from './copy-text';
import { IconButton } from './icon-button';

type Props = { value: string; label: string; done: string };

/** Puts a text on the clipboard, and says so once it is there. */
export function CopyButton({ value, label, done }: Props) {
  const toast = useToast();
  const copy = async () => {
    if (await copyText(value)) toast(done);
  };
  return (
    <IconButton size="small" aria-label={label} onClick={() => void copy()}>
      <Icon of={Copy} size={14} />
    </IconButton>
  );
}
