'use client';

import Button from '@mui/material/Button';
import { Building2 } from 'lucide-react';
import { useLeave } from '@/components/shell/use-leave';
import { StateView } from '@/components/ui/state-view';
import { entryText } from '@/lib/text/zh-cn/entry';

/** Nobody can be chosen: the only ways on are another account and the people who run the company's IT. */
export function NoCompany() {
  const { leave, isLeaving } = useLeave();
  return (
    <StateView
      variant="page"
      icon={<Building2 size={22} />}
      title={entryText.none.noCompany}
      actions={
        <>
          <Button variant="contained" href="/none">
            {entryText.none.checkAgain}
          </Button>
          <Button variant="outlined" color="inherit" disabled={isLeaving} onClick={leave}>
            {entryText.none.otherAccount}
          </Button>
        </>
      }
    />
  );
}
