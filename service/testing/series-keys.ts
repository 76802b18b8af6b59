const series = '/api-meeting/api/user/v2/repeat-meetings';

export const seriesKeys = {
  read: `GET ${series}/{repeatMeetingNo}`,
  book: `POST ${series}/actions/schedule`,
  check: `POST ${series}/actions/check`,
  toSeries: 'PUT /api-meeting/api/user/v2/meetings/{id}/actions/to-series',
  updateSingle: 'PUT /api-meeting/api/user/v2/meetings/{id}/actions/update-single',
  updateRepeat: `PUT ${series}/{repeatMeetingNo}/actions/update-repeat`,
  cancelSingle: `POST ${series}/{repeatMeetingNo}/actions/cancel-single`,
  cancelRepeat: `POST ${series}/{repeatMeetingNo}/actions/cancel-repeat`,
} as const;
