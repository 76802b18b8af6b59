import { Loading, SkeletonRows } from '@/components/ui/feedback/loading';

const rows = 8;

/** Rows of people that are still on their way, as high as the real ones. */
export const PeopleSkeleton = () => (
  <Loading>
    <SkeletonRows count={rows} height={48} gap={8} radius={8} />
  </Loading>
);
