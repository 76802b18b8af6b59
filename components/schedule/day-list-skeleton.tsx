import { Loading, SkeletonRows } from '@/components/ui/loading';

/** Rows as high as those that follow. */
export function DayListSkeleton() {
  return (
    <Loading>
      <SkeletonRows count={1} height={20} radius={4} />
      <div style={{ marginTop: 8 }}>
        <SkeletonRows count={4} height={68} />
      </div>
    </Loading>
  );
}
