import type { MeetingConfig } from '@/lib/client/configuration';
import { limits } from '@/lib/domain/limits/limits';
import type { Env } from '../config/env';
import { environmentOf } from './environment-of-host';

/** The settings of the product's screens (CFG-01). */
export function meetingConfig(env: Env): MeetingConfig {
  return {
    environment: environmentOf(new URL(env.PUBLIC_ORIGIN).hostname),
    limits,
    chatbotCompanyIds: env.CHATBOT_COMPANY_IDS,
    helpDeskPhone: env.HELP_DESK_PHONE,
    analytics: {
      enabled: env.ANALYTICS,
      version: limits.analyticsVersion,
      endpointType: limits.endpointType,
    },
  };
}
