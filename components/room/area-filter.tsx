'use client';

import { useQuery } from '@tanstack/react-query';
import { useApi } from '@/lib/query/api-context';
import { areaTrees } from '@/lib/query/room';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import styles from './area-filter.module.css';
import { AreaLink, AreaTree } from './area-tree';
import { RoomSearch } from './room-search';
import { roomsHref, type RoomsView } from './rooms-view';

/** The side panel of the room list: search and areas with their numbers of rooms (ROOM-01). */
export function AreaFilter({ view }: { view: RoomsView }) {
  const { data: areas = [] } = useQuery(areaTrees(useApi()));
  const hrefOf = (areaIds: readonly string[]) => roomsHref({ ...view, areaIds });
  const total = areas.reduce((sum, area) => sum + area.roomCount, 0);

  return (
    <div className={styles.filter}>
      <RoomSearch key={view.keyword} view={view} />
      <nav aria-label={roomsText.filter} className={styles.areas}>
        <div className={styles.all} data-chosen={view.areaIds.length === 0}>
          <AreaLink
            name={roomsText.allAreas}
            count={total}
            href={hrefOf([])}
            current={view.areaIds.length === 0}
          />
        </div>
        <AreaTree areas={areas} chosen={view.areaIds} hrefOf={hrefOf} />
      </nav>
    </div>
  );
}
