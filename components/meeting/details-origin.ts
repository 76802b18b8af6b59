'use client';

import { createContext, useCallback, useContext } from 'react';

/** The screen a meeting's page is opened from; its trail leads back there. */
type DetailsOrigin = { from: 'schedule' | 'rooms' } | { from: 'room'; room: string };

const DetailsOriginContext = createContext<DetailsOrigin>({ from: 'schedule' });

/** Set around whatever links to meetings from elsewhere than the schedule. */
export const DetailsOriginProvider = DetailsOriginContext.Provider;

/** The address of a meeting's page, with where it is opened from. */
export function useDetailsHref(): (meetingNo: string) => string {
  const origin = useContext(DetailsOriginContext);
  return useCallback(
    (meetingNo) => `/details/${encodeURIComponent(meetingNo)}?${new URLSearchParams(origin)}`,
    [origin],
  );
}
