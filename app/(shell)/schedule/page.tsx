import type { Metadata } from 'next';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';
import { SchedulePage, type SchedulePageProps } from './schedule-page';

export const metadata: Metadata = { title: pageTitles.schedule };

export default function ScheduleRoute({ searchParams }: SchedulePageProps) {
  return <SchedulePage searchParams={searchParams} />;
}
