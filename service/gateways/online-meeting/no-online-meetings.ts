import type { OnlineMeetingGateway } from './online-meeting-gateway';

/** No provider: what was requested while there was one fails like any request that is not answered. */
export const noOnlineMeetings: OnlineMeetingGateway = {
  create: () => Promise.reject(new Error('There is no provider of online meetings')),
};
