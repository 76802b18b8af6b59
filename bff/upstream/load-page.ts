import { notFound, redirect } from 'next/navigation';
import { loginAddress } from '@/bff/session/guard';
import { currentTarget } from '@/bff/session/require-identity';
import { ApiError, isSignedOut } from '@/lib/client/api-error';
import type { Api } from '@/lib/client/api';
import { serverApi } from './server-api';

export type PageData<T> = { state: 'ready'; data: T } | { state: 'forbidden' };

/**
 * Loads what a page cannot be shown without. A dead session leads to the log-in and back, an unknown thing to the
 * not-found page, a forbidden one is a state of the page; anything else is for the route's `error.tsx`.
 */
export async function loadPage<T>(load: (api: Api) => Promise<T>): Promise<PageData<T>> {
  const api = await serverApi();
  try {
    return { state: 'ready', data: await load(api) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isSignedOut(error)) redirect(loginAddress(await currentTarget()));
    if (error.status === 404) notFound();
    if (error.status === 403) return { state: 'forbidden' };
    throw error;
  }
}
