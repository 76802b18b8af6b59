'use client';

import { ButtonLink } from '@/components/ui/controls/button';
import { shellText } from '@/lib/text/zh-cn/shell';

/** The way home that every dead end offers. */
export function ScheduleLink() {
  return (
    <ButtonLink variant="outlined" color="inherit" href="/schedule">
      {shellText.backToSchedule}
    </ButtonLink>
  );
}
