/** The parameters that a link to the booking form may carry. */
export type OrderQuery = {
  startTime?: number;
  endTime?: number;
  subject?: string;
  roomId?: string;
  /** Staff ids of the people to invite, divided by commas. */
  members?: string;
  reason?: string;
  online?: true | undefined;
};

/** The booking form with what is known already. */
export function orderHref(query: OrderQuery): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return entries.length === 0 ? '/order-meeting' : `/order-meeting?${new URLSearchParams(entries)}`;
}
