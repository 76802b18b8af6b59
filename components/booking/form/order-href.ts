/** The parameters that a link to the booking form may carry. */
export type OrderQuery = {
  startTime?: number;
  endTime?: number;
  subject?: string;
  roomId?: string;
  reason?: string;
};

/** The booking form with what is known already. */
export function orderHref(query: OrderQuery): string {
  const known = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return known.length === 0 ? '/order-meeting' : `/order-meeting?${new URLSearchParams(known)}`;
}
