import type { ReactNode } from 'react';
import { EntryLayout } from '@/components/login/frame/entry-layout';

export default function EntryGroupLayout({ children }: { children: ReactNode }) {
  return <EntryLayout>{children}</EntryLayout>;
}
