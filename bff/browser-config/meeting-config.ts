import type { MeetingConfig } from '@/lib/client/configuration';
import { limits } from '@/lib/domain/limits/limits';
import { noticeLabels } from '@/lib/domain/meeting/meeting-values';
import { meetingTypeOptions, noticeText } from '@/lib/text/meeting-choices';
import type { Env } from '../config/env';
import { environmentOf } from './environment-of-host';

/** The settings of the product's screens (CFG-01). */
export function meetingConfig(env: Env): MeetingConfig {
  return {
    environment: environmentOf(new URL(env.PUBLIC_ORIGIN).hostname),
    limits,
    meetingTypes: [...meetingTypeOptions],
    notices: noticeLabels.map((value) => ({ value, label: noticeText(value) })),
    chatbotCompanyIds: env.CHATBOT_COMPANY_IDS,
    ...(env.CHATBOT_SCRIPT_URL && {
      chatbot: { scriptUrl: env.CHATBOT_SCRIPT_URL, pages: env.CHATBOT_PAGES },
    }),
    helpDeskPhone: env.HELP_DESK_PHONE,
    analytics: {
      enabled: env.ANALYTICS,
      version: limits.analyticsVersion,
      endpointType: limits.endpointType,
    },
  };
}
