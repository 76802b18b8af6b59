'use client';

import { useId, useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { IconButton } from '@/components/ui/controls/icon-button';
import { lazyPart } from '@/components/ui/lazy/lazy-part';
import { shellText } from '@/lib/text/zh-cn/shell';

type Props = { realName: string; companyName: string };

const LazyAccountItems = lazyPart(() => import('./account-items').then(({ AccountItems }) => AccountItems), {
  isOpen: ({ anchor }) => anchor !== null,
});

export function AccountMenu({ realName, companyName }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();

  return (
    <>
      <IconButton
        aria-label={shellText.menuOf(realName)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar name={realName} tone="accent" />
      </IconButton>
      <LazyAccountItems {...{ id, anchor, realName, companyName }} onClose={() => setAnchor(null)} />
    </>
  );
}
