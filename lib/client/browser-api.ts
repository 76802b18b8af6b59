import { createApi } from './api';
import { browserTransport } from './transport/browser-transport';
import { respectRetryAfter } from './failures/respect-retry-after';
import { createSessionCalls } from './session-calls';

let expectedStaffId: string | undefined;

/** Tells the client as whom this page was rendered; its calls are refused after a switch elsewhere (R32). */
export function expectStaff(staffId: string | undefined): void {
  expectedStaffId = staffId;
}

/** As whom this page was rendered; nobody outside the shell. */
export const expectedStaff = (): string | undefined => expectedStaffId;

const transport = respectRetryAfter(browserTransport({ expectedStaff }));

/** The one client of the browser. Components take it from context, so that tests can hand in another. */
export const browserApi = createApi(transport);

export const browserSession = createSessionCalls(transport);
