import { z } from 'zod';
import { jsonResponse, redirectResponse } from '@/bff/http/response';
import { assertOwnCall, isSameOrigin } from '@/bff/http/cross-origin';
import type { Incoming } from '@/bff/http/incoming';
import { readJson } from '@/bff/http/body/read-json';
import { loginAddress } from '@/bff/session/guard/guard';
import type { WechatPage } from '@/lib/client/session-calls';
import { safeReturnTarget } from '@/lib/web/return-target';
import { begunLogins } from '@/lib/domain/limits/way-in-limits';
import { wechatQrPage } from './wechat-qr-page';
import { showWechatFailure } from './show-wechat-failure';

/**
 * `GET /bff/wechat/start`: leads to the social chat app's own QR page, which sends people back with a code (AUTH-06). With
 * `bind` the open session gets a chat account of its own that way (AUTH-20).
 */
export async function startWechat(incoming: Incoming): Promise<Response> {
  const { request, gateway, traceId, reading } = incoming;
  const { publicOrigin } = gateway;
  const { searchParams } = new URL(request.url);
  const to = safeReturnTarget(searchParams.get('to'), publicOrigin);
  const seeOther = (location: string, cookies: string[] = []) =>
    redirectResponse(location, { traceId, cookies });
  // A page of another site must not log anybody in, not even as themselves: it only leads to the log-in page.
  if (!isSameOrigin(request, { via: 'navigation', publicOrigin })) return seeOther(loginAddress(to ?? '/'));
  const isBinding = searchParams.has('bind');
  if (isBinding && reading.kind !== 'session') return seeOther(loginAddress(to ?? '/'));
  const sessionId = isBinding && reading.kind === 'session' ? reading.session.id : undefined;
  const page = await wechatQrPage(incoming, { display: 'page', to, sessionId }).catch(() => undefined);
  if (!page) return showWechatFailure('unavailable', { incoming, to, isBinding });
  return seeOther(page.address, [page.cookie]);
}

const framedSchema = z.object({ to: z.string().max(2_000).optional() });

/** `POST /bff/wechat`: the same QR page for a frame of the log-in page. */
export async function frameWechat(incoming: Incoming): Promise<Response> {
  const { request, gateway, traceId } = incoming;
  assertOwnCall(request, gateway);
  const { to } = await readJson(request, framedSchema);
  const { address, cookie } = await wechatQrPage(incoming, { display: 'frame', to });
  const page: WechatPage = { address, lifeMs: begunLogins.pendingMs };
  return jsonResponse(page, { traceId, cookies: [cookie] });
}
