'use client';

import Button from '@mui/material/Button';
import { shellText } from '@/lib/text/zh-cn/shell';

/** The way home that every dead end offers. */
export function ScheduleLink() {
  return (
    <Button variant="outlined" color="inherit" href="/schedule">
      {shellText.backToSchedule}
    </Button>
  );
}
