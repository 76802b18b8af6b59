import type { Endpoints } from '@/lib/contract/index';
import type { WithKeys } from './account/password/encryption-keys';
import { accountRoutes } from './account/routes';
import { attendanceRoutes } from './attendance/routes';
import { credentialRoutes } from './login/password/routes';
import { authRoutes } from './login/routes';
import { approvalRoutes } from './approval/routes';
import { bookingRoutes } from './booking/routes';
import type { Handlers } from './kernel/handlers';
import { captchaRoutes } from './captcha/routes';
import { changeRoutes, type LiveDeps } from './live/routes';
import { companyRoutes } from './company/routes';
import { contactRoutes } from './contact/routes';
import { feedRoutes } from './feed/routes';
import type { WithStorage } from './file/deps';
import { fileRoutes } from './file/routes';
import { handOffRoutes } from './login/hand-over/hand-off-routes';
import { deviceRoutes } from './device/routes';
import { doorRoutes } from './door/routes';
import { labelRoutes } from './label/routes';
import { handOverRoutes } from './login/hand-over/routes';
import { unsubscribeRoutes } from './notice/mail/routes';
import { noteRoutes } from './note/routes';
import { meetingRoutes } from './meeting/routes';
import { noticeRoutes } from './notice/routes';
import { presenceRoutes } from './presence/routes';
import { personConfigRoutes } from './person-config/routes';
import { reportRoutes, type WithCollector } from './report/routes';
import { roomRoutes } from './room/routes';
import { shareRoutes } from './share/routes';
import { seriesRoutes } from './series/routes';
import { scheduleRoutes } from './schedule/routes';
import type { WithSms } from './login/sms/send-sms-code';
import { smsCodeRoutes } from './login/sms/routes';
import { ssoRoutes, type SsoDeps } from './login/sso/routes';
import { staffRoutes } from './staff/routes';

/** The dependencies of all handlers together. */
export type AppDeps = LiveDeps & SsoDeps & WithKeys & WithSms & WithCollector & WithStorage;

/** Every call that is built; a row of the endpoint table that is missing here and not marked `later` does not compile. */
export const routes = {
  ...authRoutes,
  ...accountRoutes,
  ...credentialRoutes,
  ...captchaRoutes,
  ...ssoRoutes,
  ...handOffRoutes,
  ...smsCodeRoutes,
  ...handOverRoutes,
  ...staffRoutes,
  ...companyRoutes,
  ...contactRoutes,
  ...labelRoutes,
  ...personConfigRoutes,
  ...roomRoutes,
  ...approvalRoutes,
  ...bookingRoutes,
  ...seriesRoutes,
  ...attendanceRoutes,
  ...changeRoutes,
  ...meetingRoutes,
  ...noticeRoutes,
  ...fileRoutes,
  ...noteRoutes,
  ...shareRoutes,
  ...feedRoutes,
  ...unsubscribeRoutes,
  ...scheduleRoutes,
  ...presenceRoutes,
  ...deviceRoutes,
  ...doorRoutes,
  ...reportRoutes,
} satisfies Handlers<Endpoints, AppDeps>;
