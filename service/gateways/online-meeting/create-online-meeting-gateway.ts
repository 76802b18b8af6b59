import type { OnlineMeetingSetting } from '@/lib/settings/online-meeting-setting';
import { httpOnlineMeetings } from './http-online-meetings';
import { noOnlineMeetings } from './no-online-meetings';
import type { OnlineMeetingGateway } from './online-meeting-gateway';
import { templateOnlineMeetings } from './template-online-meetings';

/** The provider that configuration names. */
export function createOnlineMeetingGateway(setting: OnlineMeetingSetting): OnlineMeetingGateway {
  switch (setting.kind) {
    case 'http':
      return httpOnlineMeetings(setting);
    case 'template':
      return templateOnlineMeetings(setting.template);
    case 'none':
      return noOnlineMeetings;
  }
}
