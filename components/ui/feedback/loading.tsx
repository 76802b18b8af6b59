import type { CSSProperties, ReactNode } from 'react';
import { commonText } from '@/lib/text/zh-cn/common';
import styles from './loading.module.css';

/** Announces once that something loads; the skeletons inside stay silent. */
export function Loading({ children, label = commonText.loading }: { children: ReactNode; label?: string }) {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

type SkeletonProps = { className?: string | undefined; style?: CSSProperties };

/** The placeholder of content that is still loading. */
export const Skeleton = ({ className, style }: SkeletonProps) => (
  <span className={className ? `${styles.skeleton} ${className}` : styles.skeleton} style={style} />
);

type RowsProps = { count: number; height: number; gap?: number; radius?: number };

/** Placeholder rows in the final height, so that nothing jumps when the data arrives. */
export function SkeletonRows({ count, height, gap = 8, radius = 12 }: RowsProps) {
  return Array.from({ length: count }, (_, row) => (
    <Skeleton key={row} style={{ height, borderRadius: radius, marginTop: row === 0 ? 0 : gap }} />
  ));
}
