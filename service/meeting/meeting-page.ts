/** The address of a meeting's details, for mail and calendars. */
export const meetingPage = (publicOrigin: string, meetingNo: string): string =>
  `${publicOrigin}/details/${encodeURIComponent(meetingNo)}`;
