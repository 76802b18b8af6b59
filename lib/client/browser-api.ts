import { createApi } from './api';
import { browserTransport } from './browser-transport';
import { createSessionCalls } from './session-calls';

let expectedStaffId: string | undefined;

/** Tells the client as whom this page was rendered; changes sent from it are refused after a switch elsewhere (R32). */
export function expectStaff(staffId: string | undefined): void {
  expectedStaffId = staffId;
}

const transport = browserTransport({ expectedStaff: () => expectedStaffId });

/** The one client of the browser. Components take it from context, so that tests can hand in another. */
export const browserApi = createApi(transport);

export const browserSession = createSessionCalls(transport);
