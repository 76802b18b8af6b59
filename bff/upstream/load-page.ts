import { redirect } from 'next/navigation';
import { hasLeftCompany } from '@/bff/auth/session/has-left-company';
import { setPageStatus } from '@/bff/http/page-status';
import { addressAfterEnd } from '@/bff/session/guard/guard';
import { loadPageSession } from '@/bff/session/load-session';
import { currentTarget } from '@/bff/session/guard/require-identity';
import { ApiError, isSignedOut, type LoadFailure } from '@/lib/client/failures/api-error';
import type { Api } from '@/lib/client/api';
import { accountApi, serverApi } from './server-api';

export type PageData<T> =
  { state: 'ready'; data: T } | { state: 'forbidden' } | { state: 'failed'; failure: LoadFailure };

/**
 * Loads the data that a page needs. A dead session leads to the log-in and back, a lost place in the company to /none; a forbidden
 * thing and a service without an answer are states of the page (ERR-03), with words for each. A 404, and a 400, which an address
 * causes that names nothing, fail with 404, the status of the page as well. Any other error is a fault of ours and reaches the
 * route's `error.tsx`.
 */
export async function loadPage<T>(load: (api: Api) => Promise<T>): Promise<PageData<T>> {
  const api = await serverApi();
  try {
    return { state: 'ready', data: await load(api) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isSignedOut(error)) redirect(addressAfterEnd(await currentTarget()));
    if (error.status === 403) return refused();
    const { traceId, retryAfterSeconds } = error;
    const status = error.status === 400 ? 404 : error.status;
    if (status === 404) setPageStatus(status);
    return { state: 'failed', failure: { status, traceId, retryAfterSeconds } };
  }
}

async function refused(): Promise<{ state: 'forbidden' }> {
  const session = await loadPageSession();
  if (session && (await hasLeftCompany(session, await accountApi()))) redirect('/none');
  return { state: 'forbidden' };
}
