import type { Endpoints } from '@/lib/contract/index';
import { accountRoutes } from './login/password/routes';
import { authRoutes } from './login/password/auth';
import { approvalRoutes } from './approval/routes';
import { bookingRoutes } from './booking/routes';
import type { Handlers } from './kernel/handlers';
import { captchaRoutes } from './captcha/routes';
import { changeRoutes } from './live/routes';
import { companyRoutes } from './company/routes';
import { handOffRoutes } from './login/hand-over/hand-off-routes';
import { handOverRoutes } from './login/hand-over/routes';
import { meetingRoutes } from './meeting/routes';
import { roomRoutes } from './room/routes';
import { scheduleRoutes } from './schedule/routes';
import { smsCodeRoutes } from './login/sms/routes';
import { ssoRoutes } from './login/sso/routes';
import { staffRoutes } from './staff/routes';

/** Every call that is built; a row of the endpoint table that is missing here and not marked `later` does not compile. */
export const routes = {
  ...authRoutes,
  ...accountRoutes,
  ...captchaRoutes,
  ...ssoRoutes,
  ...handOffRoutes,
  ...smsCodeRoutes,
  ...handOverRoutes,
  ...staffRoutes,
  ...companyRoutes,
  ...roomRoutes,
  ...approvalRoutes,
  ...bookingRoutes,
  ...changeRoutes,
  ...meetingRoutes,
  ...scheduleRoutes,
} satisfies Handlers<Endpoints>;
