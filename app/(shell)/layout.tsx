import type { ReactNode } from 'react';
import { authConfig } from '@/bff/browser-config/auth-config';
import { chatbotOf } from '@/bff/browser-config/chatbot-of';
import { meetingConfig } from '@/bff/browser-config/meeting-config';
import { env } from '@/bff/config/env';
import { requireIdentity } from '@/bff/session/guard/require-identity';
import { SignOutcomes } from '@/components/meeting/sign-in/sign-outcomes';
import { Reminders } from '@/components/notice/reminder/reminders';
import { MeetingPeeks } from '@/components/meeting/peek/meeting-peeks';
import { UnusedNotice } from '@/components/meeting/early-end/unused-notice';
import { FreedOffers, FreedTime } from '@/components/room/freed/freed-time';
import { PersonChoicesProvider } from '@/components/session/choices/person-choices';
import { ExpectedStaff } from '@/components/session/expected-staff';
import { LiveChanges } from '@/components/session/live-changes';
import { Shell } from '@/components/frame/shell';
import { NoticeStack } from '@/components/ui/overlay/notice-card';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { shellText } from '@/lib/text/zh-cn/shell';
import { systemClock } from '@/lib/time/clock';
import { frameData } from '../frame-data';

type Props = { children: ReactNode; help: ReactNode };

export default async function ShellLayout({ children, help }: Props) {
  const { staffId, companyId, companyName, companyTimeZone, ...identity } = await requireIdentity();
  const frame = await frameData();
  const { title = shellText.title, unreadApprovals, unreadNotices, realName = identity.realName } = frame;
  const { privateVariant, passwordTransport, passwordDigest } = authConfig(env());
  const config = meetingConfig(env());
  const { enabled: countsViews, version, endpointType } = config.analytics;
  const now = systemClock.now();
  return (
    <>
      {/* First, so that its effect runs before the first call of anything on the page. */}
      <ExpectedStaff staffId={staffId} />
      <LiveChanges staffId={staffId} />
      <PersonChoicesProvider staffId={staffId}>
        <Shell
          now={now}
          title={title}
          unreadApprovals={unreadApprovals}
          unreadNotices={unreadNotices}
          realName={realName}
          companyName={companyName}
          zone={companyTimeZone}
          analytics={countsViews ? { environment: config.environment, version, endpointType } : undefined}
          chatbot={chatbotOf(config, companyId, frame.chatbot)}
          help={help}
          passwordSettings={{
            privateVariant,
            passwordTransport,
            passwordDigest,
            ...(env().CAPTCHA_ORIGINS.length > 0 && { captchaOnOwnPage: true }),
          }}
        >
          <ServerClockProvider now={now}>
            <FreedTime staffId={staffId}>
              <SignOutcomes phone={frame.helpDeskPhone ?? config.helpDeskPhone} zone={companyTimeZone}>
                {children}
                <Reminders staffId={staffId} zone={companyTimeZone} />
                <NoticeStack>
                  <UnusedNotice />
                  <FreedOffers realName={realName} zone={companyTimeZone} />
                </NoticeStack>
                <MeetingPeeks staffId={staffId} zone={companyTimeZone} />
              </SignOutcomes>
            </FreedTime>
          </ServerClockProvider>
        </Shell>
      </PersonChoicesProvider>
    </>
  );
}
