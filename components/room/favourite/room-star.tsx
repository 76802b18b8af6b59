'use client';

import { Star } from 'lucide';
import { memo, useCallback } from 'react';
import { usePersonChoices } from '@/components/session/choices/person-choices';
import { Icon } from '@/components/ui/layout/icon';
import { useToast } from '@/components/ui/toast/toast';
import type { Room } from '@/lib/contract/room';
import { personConfigLimits } from '@/lib/domain/limits/contact-limits';
import { favouritesText } from '@/lib/text/zh-cn/favourites';
import styles from './room-star.module.css';

type Props = { room: Pick<Room, 'id' | 'name'>; tabIndex?: number | undefined };

const noIds: readonly string[] = [];

/** Makes a room a favourite or an ordinary one again; not there until the person's choices are read (CFG-04). */
export function RoomStar({ room: { id, name }, tabIndex }: Props) {
  const { choices, choose } = usePersonChoices();
  const showToast = useToast();
  const roomIds = choices?.favouriteRoomIds ?? noIds;
  const isFull = roomIds.length >= personConfigLimits.favouriteRoomsMax;
  const press = useCallback(
    (isFavourite: boolean, { byKeys }: { byKeys: boolean }) => {
      if (isFavourite && isFull)
        return showToast(favouritesText.full(personConfigLimits.favouriteRoomsMax), 'error');
      choose({ favouriteRoom: { roomId: id, isFavourite } });
      // The grid keeps the focus, so that nobody would hear the star change.
      if (byKeys) showToast(favouritesText.starred(name, isFavourite));
    },
    [id, name, isFull, choose, showToast],
  );
  if (!choices) return null;
  return <StarButton name={name} isFavourite={roomIds.includes(id)} tabIndex={tabIndex} onPress={press} />;
}

type ButtonProps = {
  name: string;
  isFavourite: boolean;
  tabIndex: number | undefined;
  onPress: (isFavourite: boolean, how: { byKeys: boolean }) => void;
};

/** Memoized, so that in a page full of stars only the pressed one is drawn again. */
const StarButton = memo(function StarButton({ name, isFavourite, tabIndex, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      data-star
      className={styles.star}
      aria-pressed={isFavourite}
      aria-label={favouritesText.star(name, isFavourite)}
      data-words={favouritesText.star(name, isFavourite)}
      tabIndex={tabIndex}
      onClick={({ detail }) => onPress(!isFavourite, { byKeys: detail === 0 })}
    >
      <Icon of={Star} size={16} />
    </button>
  );
});
