import type { MeetingConfig } from '@/lib/client/configuration';

/** Stands in `CHATBOT_COMPANY_IDS` for every company that switches the bubble on itself. */
export const anyCompany = '*';

/**
 * The chat bubble of a company (NAV-05): a company that the operator named may switch it off, and where the operator leaves it to
 * the companies one may switch it on.
 */
export function chatbotOf(
  { chatbot, chatbotCompanyIds }: MeetingConfig,
  companyId: string,
  ownSetting?: boolean,
): MeetingConfig['chatbot'] {
  const isOn = chatbotCompanyIds.includes(companyId)
    ? ownSetting !== false
    : chatbotCompanyIds.includes(anyCompany) && ownSetting === true;
  return isOn ? chatbot : undefined;
}
