import { Loading, SkeletonRows } from '@/components/ui/feedback/loading';

/** Rows as high as those that follow. */
export function ApprovalListSkeleton() {
  return (
    <Loading>
      <SkeletonRows count={1} height={36} radius={8} />
      <SkeletonRows count={6} height={104} gap={10} />
    </Loading>
  );
}
