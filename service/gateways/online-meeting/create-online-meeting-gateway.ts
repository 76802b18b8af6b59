import type { OnlineMeetingSetting } from '@/lib/settings/online-meeting-setting';
import { httpOnlineMeetings } from './http-online-meetings';
import type { OnlineMeetingGateway } from './online-meeting-gateway';
import { templateOnlineMeetings } from './template-online-meetings';

/** The provider that configuration names. */
export const createOnlineMeetingGateway = (setting: OnlineMeetingSetting): OnlineMeetingGateway =>
  setting.kind === 'http' ? httpOnlineMeetings(setting) : templateOnlineMeetings(setting.template);
