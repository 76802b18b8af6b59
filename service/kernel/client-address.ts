import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { withoutMapping } from '@/lib/web/client-network';
import type { ServiceConfig } from './config';

/** The browser that a call is made for; both parts may be missing. */
export type Client = {
  address?: string;
  /** Such as "Chrome · Windows". */
  device?: string;
};

type Origin = { trust: Pick<ServiceConfig, 'embedded' | 'serviceKey'>; peerAddress: string | undefined };

const deviceMaxLength = 64;

/**
 * The BFF names its browser in `X-Client-Address` and `X-Client-Device`. The headers are trusted in an embedded service and
 * with the service key; otherwise only the connection's own address counts (S21, S29).
 */
export function clientOf({ headers }: Request, { trust, peerAddress }: Origin): Client {
  if (!trust.embedded && !hasServiceKey(headers, trust.serviceKey))
    return { address: peerAddress && withoutMapping(peerAddress) };
  const address = headers.get('x-client-address') ?? '';
  return { address: isIP(address) ? address : undefined, device: deviceOf(headers) };
}

function hasServiceKey(headers: Headers, serviceKey: string | undefined): boolean {
  const presented = headers.get('x-service-key');
  return (
    presented !== null && serviceKey !== undefined && timingSafeEqual(digest(presented), digest(serviceKey))
  );
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function deviceOf(headers: Headers): string | undefined {
  const device = headers.get('x-client-device')?.slice(0, deviceMaxLength).trim();
  return device === '' ? undefined : device;
}
