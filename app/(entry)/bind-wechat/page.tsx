import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { bindingHash, allowedPortrait, readPendingBinding } from '@/bff/auth/wechat/pending-binding';
import { env } from '@/bff/config/env';
import { loginAddress } from '@/bff/session/guard/guard';
import { loadPageSession, loadSession } from '@/bff/session/load-session';
import { sessionContext } from '@/bff/session/session-context';
import { loadPage } from '@/bff/upstream/load-page';
import { accountApi } from '@/bff/upstream/server-api';
import { BindingEnded } from '@/components/login/wechat/binding-ended';
import { ConfirmBinding } from '@/components/login/wechat/confirm-binding';
import { PageFailed } from '@/components/failures/page-failed';
import { DocumentButton } from '@/components/ui/controls/button';
import { ForbiddenState } from '@/components/ui/feedback/forbidden-state';
import { pageAfterLogin } from '@/lib/web/page-after-login';
import { safeReturnTarget } from '@/lib/web/return-target';
import { readWechatFailure } from '@/lib/web/wechat-failures';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';
import { wechatText } from '@/lib/text/zh-cn/wechat';

export const metadata: Metadata = { title: pageTitles.bindWechat };

type Query = Partial<Record<'to' | 'wechat', string | string[]>>;
type Props = { searchParams: Promise<Query> };

/** Asks the logged-in person to confirm the chat account that waits in this browser (AUTH-06, AUTH-20). */
export default async function BindWechatPage({ searchParams }: Props) {
  const [visitor, session, { to, wechat }, requestHeaders] = await Promise.all([
    loadSession(),
    loadPageSession(),
    searchParams,
    headers(),
  ]);
  const wanted = safeReturnTarget(to, env().PUBLIC_ORIGIN);
  if (visitor.kind === 'nobody') redirect(loginAddress(wanted ?? '/'));
  const onward = pageAfterLogin({ next: visitor.kind === 'staff' ? '/schedule' : '/switch', wanted });
  const continueButton = (
    <DocumentButton variant="contained" href={onward}>
      {wechatText.confirm.goOn}
    </DocumentButton>
  );
  const failure = readWechatFailure(wechat);
  if (failure) return <BindingEnded outcome={failure} actions={continueButton} />;
  const binding = await readPendingBinding(new Headers(requestHeaders), {
    session,
    context: sessionContext(),
  });
  if (!binding) return <BindingEnded outcome="gone" actions={continueButton} />;
  const own = await loadPage(async () => (await accountApi())('GET /api-auth/api/user/account'));
  if (own.state === 'failed') return <PageFailed title={wechatText.notBound.title} failure={own.failure} />;
  if (own.state === 'forbidden') return <ForbiddenState />;
  return (
    <ConfirmBinding
      binding={{ userId: visitor.account.userId, shown: bindingHash(binding) }}
      chat={{ nickname: binding.nickname, portrait: allowedPortrait(binding, env()) }}
      account={{ realName: visitor.account.realName, mobile: own.data.mobile }}
      onward={onward}
    />
  );
}
