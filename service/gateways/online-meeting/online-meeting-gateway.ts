export type OnlineMeetingRequest = {
  companyId: string;
  /** Names the request as well: the same meeting may be requested again after an answer was lost. */
  meetingId: string;
  meetingNo: string;
  subject: string;
  organizerName: string;
  /** Epoch milliseconds. */
  beginTime: number;
  endTime: number;
};

export type OnlineMeeting = { url: string; password?: string | undefined };

/** Makes online meetings at a provider (MEET-08). Rejects where it made none; another try follows. */
export type OnlineMeetingGateway = { create(request: OnlineMeetingRequest): Promise<OnlineMeeting> };
