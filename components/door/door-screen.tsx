'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ApiError, clientCodes } from '@/lib/client/failures/api-error';
import { doorRoom } from '@/lib/query/door';
import { useApi } from '@/lib/query/context/api-context';
import { createQueryClient } from '@/lib/query/context/query-client';
import { doorText } from '@/lib/text/zh-cn/door';
import { DoorPairing } from './pairing/door-pairing';
import { DoorMessage } from './door-message';
import { DoorRoom } from './door-room';

/** Queries apart from those of people: a refused call of a screen ends no session and leads to no log-in. */
export function DoorQueries({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => createQueryClient());
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

type Props = {
  roomId: string;
  /** The server knows that this browser is no screen of the room. */
  isUnpaired?: boolean;
};

/** The screen beside a room's door: the room, or what stands in its place. */
export function DoorScreen({ roomId, isUnpaired = false }: Props) {
  const { data, error } = useQuery(doorRoom(useApi()));
  if (error instanceof ApiError && error.code === clientCodes.notPaired)
    return <DoorPairing roomId={roomId} />;
  if (data && data.id !== roomId) return <DoorPairing roomId={roomId} other={data} />;
  if (data) return <DoorRoom room={data} />;
  if (isUnpaired) return <DoorPairing roomId={roomId} />;
  if (error) return <DoorMessage title={doorText.failed}>{doorText.failedHint}</DoorMessage>;
  return <DoorMessage title={doorText.loading} />;
}
