import type { ReactNode } from 'react';
import { EntryLayout } from '@/components/login/entry-layout';
import { ServerClockProvider } from '@/components/ui/server-clock';
import { systemClock } from '@/lib/time/clock';

export default function EntryGroupLayout({ children }: { children: ReactNode }) {
  return (
    <ServerClockProvider now={systemClock.now()}>
      <EntryLayout>{children}</EntryLayout>
    </ServerClockProvider>
  );
}
