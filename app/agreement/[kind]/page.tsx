import type { Metadata } from 'next';
import { setPageStatus } from '@/bff/http/page-status';
import { Agreement } from '@/components/login/frame/agreement';
import { EntryFrame } from '@/components/frame/entry-frame';
import { agreementTexts } from '@/lib/text/zh-cn/agreements';
import { shellText } from '@/lib/text/zh-cn/shell';
import NotFound from '../../not-found';

type Props = { params: Promise<{ kind: string }> };

const textOf = (kind: string) =>
  Object.hasOwn(agreementTexts, kind) ? agreementTexts[kind as keyof typeof agreementTexts] : undefined;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: textOf((await params).kind)?.title ?? shellText.notFound };
}

export default async function AgreementPage({ params }: Props) {
  const text = textOf((await params).kind);
  if (!text) {
    setPageStatus(404);
    return <NotFound />;
  }
  return (
    <EntryFrame>
      <Agreement {...text} />
    </EntryFrame>
  );
}
