'use client';

import { ChoiceChips } from '@/components/ui/controls/choice/choice-chips';
import { limits } from '@/lib/domain/limits/limits';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { FavouritesSwitch } from '../favourite/favourites-switch';
import { AreaLink, AreaTree } from './filters/area-tree';
import styles from './finder-panel.module.css';
import { FreeTimeChoice } from './filters/free/free-time-choice';
import { RoomSearch } from './filters/room-search';
import { type Choices, roomsHref, type RoomsView } from './rooms-view';
import { usePickedView } from './use-picked-view';

type Props = { view: RoomsView; choices: Choices; zone: string };

const anySize = 0;
const sizes = [
  { value: anySize, label: roomsText.filters.anyCapacity },
  ...limits.capacitySteps.map((seats) => ({ value: seats, label: roomsText.capacityFrom(seats) })),
];

/** All that narrows the list of rooms: search, areas, seats, equipment and a time to be free at (ROOM-07). */
export function FinderPanel({ view: urlView, choices: { areas = [], equipment = [] }, zone }: Props) {
  const { current: view, pick } = usePickedView(urlView);
  const hrefOf = (areaIds: readonly string[]) => roomsHref({ ...view, areaIds });
  const total = areas.reduce((sum, area) => sum + area.roomCount, 0);

  return (
    <div className={styles.panel}>
      <RoomSearch view={urlView} />
      <FavouritesSwitch />
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
      <ChoiceChips
        legend={roomsText.filters.capacity}
        type="radio"
        options={sizes}
        chosen={[view.capacity ?? anySize]}
        onPick={(seats) => pick({ capacity: seats === anySize ? undefined : seats })}
      />
      {equipment.length > 0 ? (
        <ChoiceChips
          legend={roomsText.filters.equipment}
          type="checkbox"
          options={equipment.map(({ name }) => ({ value: name, label: name }))}
          chosen={view.equipment}
          onPick={(name) => pick({ equipment: toggled(view.equipment, name) })}
        />
      ) : null}
      <FreeTimeChoice view={view} zone={zone} onChange={pick} />
    </div>
  );
}

const toggled = (names: readonly string[], name: string) =>
  names.includes(name) ? names.filter((each) => each !== name) : [...names, name];
