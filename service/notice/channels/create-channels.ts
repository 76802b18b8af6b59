import type { OutsideChannel } from '@/lib/domain/notice/notice-kinds';
import { httpChatGateway } from '../../gateways/chat/http-chat-gateway';
import { createMailGateway } from '../../gateways/mail/create-mail-gateway';
import type { ServiceConfig } from '../../kernel/config';
import type { ServiceParts } from '../../kernel/deps';
import { chatChannel } from './chat-channel';
import { mailChannel } from './mail-channel';
import type { Channel } from './notice-channel';

/** The channels outside the product that configuration opens. */
export const outsideChannelsOf = ({ chat, mail }: Pick<ServiceConfig, 'chat' | 'mail'>): OutsideChannel[] => [
  ...(mail ? (['mail'] as const) : []),
  ...(chat ? (['chat'] as const) : []),
];

/** Those channels, ready to be called. */
export function createChannels(parts: Pick<ServiceParts, 'db' | 'clock' | 'config'>): Channel[] {
  const { chat } = parts.config;
  const gateway = createMailGateway(parts);
  return [
    ...(gateway ? [mailChannel({ ...parts, gateway })] : []),
    ...(chat ? [chatChannel(httpChatGateway(chat))] : []),
  ];
}
