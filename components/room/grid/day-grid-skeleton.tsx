import { Loading, SkeletonRows } from '@/components/ui/loading';

/** As many rows as fit most windows, as high as those that follow. */
export function DayGridSkeleton() {
  return (
    <Loading>
      <SkeletonRows count={12} height={47} gap={1} radius={6} />
    </Loading>
  );
}
