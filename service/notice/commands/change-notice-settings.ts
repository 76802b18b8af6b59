import type { NoticeSettings, NoticeSettingsChange } from '@/lib/contract/notice';
import { noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { getNoticeSettings } from '../queries/notice-settings';
import { storeNoticeChoices } from './store-notice-choices';

type Result = Omit<NoticeSettings, 'channels'>;

/** Stores some of the caller's choices about notices; what is left out stays. */
export const changeNoticeSettings: Command<{ settings: NoticeSettingsChange }, Result> = async (
  trx,
  caller,
  { settings, now },
) => {
  const { staffId } = caller;
  const isEmpty = Object.values(settings).every((value) => value === undefined);
  if (isEmpty) return { result: await getNoticeSettings(trx, caller), change: noChange };
  await storeNoticeChoices(trx, caller, { settings, now });
  return {
    result: await getNoticeSettings(trx, caller),
    change: { actor: staffId, log: [], concerns: [{ kind: 'config', id: staffId, staffId }] },
  };
};
