import { get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Env } from '@/bff/config/env';
import { hasDemoOutbox } from '@/bff/config/sms';
import { needsOwnService } from '@/bff/config/service-urls';
import { serverText } from '@/lib/text/zh-cn/server';

const probeEveryMs = 100;
const unspecified = new Set(['0.0.0.0', '::']);

/** Polls the readiness probe; once it answers 200 it prints one line with the address for the operator, and tells its starter. */
export async function announceWhenReady({
  server,
  settings,
  signal,
}: {
  server: Server;
  settings: Env;
  signal: AbortSignal;
}): Promise<void> {
  const { address, port } = server.address() as AddressInfo;
  const probe = {
    host: unspecified.has(address) ? 'localhost' : address,
    port,
    path: '/bff/readyz',
    agent: false,
  };
  while ((await statusOf(probe)) !== 200) {
    await delay(probeEveryMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
  }
  const { PUBLIC_ORIGIN, SEED_DEMO, DATABASE_URL } = settings;
  const demo = needsOwnService(settings) && (SEED_DEMO || !DATABASE_URL);
  const parts = [
    serverText.ready(PUBLIC_ORIGIN),
    ...(demo ? [serverText.demoLogins] : []),
    ...(hasDemoOutbox(settings) ? [serverText.demoOutbox(PUBLIC_ORIGIN)] : []),
  ];
  process.stdout.write(`${parts.join(' · ')}\n`);
  process.send?.('ready');
}

function statusOf(target: { host: string; port: number; path: string }): Promise<number | undefined> {
  return new Promise((resolve) => {
    get(target, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', () => resolve(undefined));
  });
}
