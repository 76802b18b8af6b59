import type { OutsideChannel } from '@/lib/domain/notice/notice-kinds';
import { httpChatGateway } from '../../gateways/chat/http-chat-gateway';
import type { ServiceConfig } from '../../kernel/config';
import { chatChannel } from './chat-channel';
import type { Channel } from './notice-channel';

type Setting = Pick<ServiceConfig, 'chat'>;

/** The channels outside the product that configuration opens. */
export const outsideChannelsOf = ({ chat }: Setting): OutsideChannel[] => (chat ? ['chat'] : []);

/** Those channels, ready to be called. */
export const createChannels = ({ chat }: Setting): Channel[] =>
  chat ? [chatChannel(httpChatGateway(chat))] : [];
