import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { env } from '@/bff/config/env';
import { guard, loginAddress } from './guard';
import type { Identity } from '../identity';
import { loadReading, loadSession } from '../load-session';
import { pageTarget } from './page-target';

/** The person in the chosen company; redirects every other visitor to the log-in or to the choice of a company. */
export async function requireIdentity(): Promise<Identity> {
  const target = await currentTarget();
  const decision = guard({ target, reading: await loadReading(), companyEnvironment: env().COMPANY_ENV });
  if (decision.kind === 'redirect') redirect(decision.to);
  const visitor = await loadSession();
  if (visitor.kind === 'staff') return visitor.identity;
  return redirect(visitor.kind === 'account' ? '/none' : loginAddress(target));
}

/** Path and query of the page being rendered. */
export async function currentTarget(): Promise<string> {
  return pageTarget.read(await headers());
}
