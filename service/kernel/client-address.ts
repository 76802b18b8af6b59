import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { withoutMapping } from '@/lib/web/client-network';
import type { ServiceConfig } from './config';

/** Whose browser a call is for, as far as that is known. */
export type Client = {
  address?: string;
  /** Such as "Chrome · Windows". */
  device?: string;
};

type Known = { trust: Pick<ServiceConfig, 'embedded' | 'serviceKey'>; peerAddress: string | undefined };

const deviceMaxLength = 64;

/**
 * The BFF says whose browser asks, in `X-Client-Address` and `X-Client-Device`. It is believed where nobody else can call, or
 * where it shows the key; of everybody else only the connection's own address counts (S21, S29).
 */
export function clientOf({ headers }: Request, { trust, peerAddress }: Known): Client {
  if (!trust.embedded && !showsKey(headers, trust.serviceKey))
    return { address: peerAddress && withoutMapping(peerAddress) };
  const address = headers.get('x-client-address') ?? '';
  return { address: isIP(address) ? address : undefined, device: deviceOf(headers) };
}

function showsKey(headers: Headers, serviceKey: string | undefined): boolean {
  const shown = headers.get('x-service-key');
  return shown !== null && serviceKey !== undefined && timingSafeEqual(digest(shown), digest(serviceKey));
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function deviceOf(headers: Headers): string | undefined {
  const device = headers.get('x-client-device')?.slice(0, deviceMaxLength).trim();
  return device === '' ? undefined : device;
}
