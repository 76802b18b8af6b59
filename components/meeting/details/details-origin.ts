'use client';

import { createContext, useContext, useMemo } from 'react';

/** The screen a meeting's page is opened from; its trail leads back there. */
type DetailsOrigin = { from: 'schedule' | 'rooms' } | { from: 'room'; room: string };

const DetailsOriginContext = createContext<DetailsOrigin>({ from: 'schedule' });

/** Set around whatever links to meetings from elsewhere than the schedule. */
export const DetailsOriginProvider = DetailsOriginContext.Provider;

/** The address of a meeting's page, with where it is opened from. */
export function useDetailsHref(): (meetingNo: string) => string {
  const origin = useContext(DetailsOriginContext);
  return useMemo(() => {
    const query = new URLSearchParams(origin).toString();
    return (meetingNo) => `/details/${encodeURIComponent(meetingNo)}?${query}`;
  }, [origin]);
}
