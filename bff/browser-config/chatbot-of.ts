import type { MeetingConfig } from '@/lib/client/configuration';

/** The chat bubble of a company; none unless the company is configured to have one (NAV-05). */
export const chatbotOf = (
  { chatbot, chatbotCompanyIds }: MeetingConfig,
  companyId: string,
): MeetingConfig['chatbot'] => (chatbotCompanyIds.includes(companyId) ? chatbot : undefined);
