import { createApi } from './api';
import { checkConnection } from './connection';
import { browserTransport } from './transport/browser-transport';
import { respectRetryAfter } from './failures/respect-retry-after';
import { createSessionCalls } from './session-calls';

let expectedStaffId: string | undefined;

/** Sets the staff id that this page was rendered for; its calls are refused after a switch in another tab (R32). */
export function expectStaff(staffId: string | undefined): void {
  expectedStaffId = staffId;
}

/** The staff id that this page was rendered for; none outside the shell. */
export const expectedStaff = (): string | undefined => expectedStaffId;

const onUnanswered = () => void checkConnection();
const transport = respectRetryAfter(browserTransport({ expectedStaff, onUnanswered }));

/** The one client of the browser. Components take it from context, so that tests can hand in another. */
export const browserApi = createApi(transport);

export const browserSession = createSessionCalls(transport);
