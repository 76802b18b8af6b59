'use client';

import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { CircleQuestionMark } from 'lucide-react';
import { shellText } from '@/lib/text/zh-cn/shell';

export function HelpLink() {
  return (
    <Tooltip title={shellText.help}>
      <IconButton href="/help" aria-label={shellText.help}>
        <CircleQuestionMark size={18} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}
