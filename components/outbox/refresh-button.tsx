'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Button } from '@/components/ui/controls/button';
import { outboxText } from '@/lib/text/zh-cn/outbox';

export function RefreshButton() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isPending}
      onClick={() => startTransition(router.refresh)}
    >
      {outboxText.refresh}
    </Button>
  );
}
