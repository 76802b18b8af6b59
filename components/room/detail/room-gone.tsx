'use client';

import { DoorClosed } from 'lucide';
import { ButtonLink } from '@/components/ui/controls/button';
import { ForbiddenState } from '@/components/ui/feedback/forbidden-state';
import { Icon } from '@/components/ui/layout/icon';
import { StateView } from '@/components/ui/feedback/state-view';
import { roomDetailText } from '@/lib/text/zh-cn/room-detail';
import { roomsText } from '@/lib/text/zh-cn/rooms';

const { missing, forbidden } = roomDetailText;

const toRooms = (
  <ButtonLink variant="outlined" color="inherit" href="/rooms">
    {roomDetailText.toRooms}
  </ButtonLink>
);

export function RoomMissing() {
  return (
    <StateView
      icon={<Icon of={DoorClosed} size={22} />}
      variant="page"
      title={missing.title}
      actions={toRooms}
    >
      {missing.hint}
    </StateView>
  );
}

/** ROOM-04: a room that a chat app owns says so; for any other that may not be opened there is no more to say. */
export function RoomForbidden({ isChatApp = false }: { isChatApp?: boolean }) {
  return (
    <ForbiddenState variant="page" title={forbidden} action={toRooms}>
      {isChatApp ? roomsText.chatApp : null}
    </ForbiddenState>
  );
}
