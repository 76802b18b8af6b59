import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Agreement } from '@/components/login/frame/agreement';
import { EntryFrame } from '@/components/frame/entry-frame';
import { agreementTexts } from '@/lib/text/zh-cn/agreements';

type Props = { params: Promise<{ kind: string }> };

const textOf = (kind: string) =>
  Object.hasOwn(agreementTexts, kind) ? agreementTexts[kind as keyof typeof agreementTexts] : undefined;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: textOf((await params).kind)?.title };
}

export default async function AgreementPage({ params }: Props) {
  const text = textOf((await params).kind);
  if (!text) notFound();
  return (
    <EntryFrame>
      <Agreement {...text} />
    </EntryFrame>
  );
}
