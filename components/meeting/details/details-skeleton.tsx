import { Loading, SkeletonRows } from '@/components/ui/feedback/loading';
import { DetailsFrame } from './details-frame';

export function DetailsSkeleton() {
  return (
    <Loading>
      <DetailsFrame
        main={
          <>
            <SkeletonRows count={1} height={330} />
            <SkeletonRows count={1} height={132} />
          </>
        }
        side={
          <>
            <SkeletonRows count={1} height={300} />
            <SkeletonRows count={1} height={180} />
          </>
        }
      />
    </Loading>
  );
}
