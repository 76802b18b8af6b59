'use client';

import { Share2 } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import type { Meeting } from '@/lib/contract/meeting';
import { shareText } from '@/lib/text/zh-cn/share';
import { LazyShareDialog } from './lazy-share-dialog';

/** Opens the link of a meeting for people without an account (MEET-09). */
export function ShareMeeting({ meeting }: { meeting: Meeting }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        <Icon of={Share2} size={15} />
        {shareText.share}
      </Button>
      {isOpen ? <LazyShareDialog meeting={meeting} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
