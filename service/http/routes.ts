import type { Endpoints } from '@/lib/contract/index';
import { accountRoutes } from './account';
import { authRoutes } from './auth';
import { approvalRoutes } from './approvals';
import { bookingRoutes } from './bookings';
import type { Handlers } from './call';
import { captchaRoutes } from './captcha';
import { changeRoutes } from './changes';
import { companyRoutes } from './company';
import { handOffRoutes } from './hand-off';
import { handOverRoutes } from './hand-over';
import { meetingRoutes } from './meetings';
import { roomRoutes } from './rooms';
import { scheduleRoutes } from './schedule';
import { smsCodeRoutes } from './sms-code';
import { ssoRoutes } from './sso';
import { staffRoutes } from './staff';

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
