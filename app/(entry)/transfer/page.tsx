import type { Metadata } from 'next';
import { NotYet } from '@/components/shell/not-yet';
import { shellText } from '@/lib/text/zh-cn/shell';

export const metadata: Metadata = { title: shellText.notYet };

export default function TransferPage() {
  return <NotYet />;
}
