import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import type { NoticeSettings, NoticeSettingsChange } from '@/lib/contract/notice';
import { useApi } from './context/api-context';
import { noticeKeys } from './notice-keys';

/** Which notices reach me by which channel, and when it is quiet. */
export const noticeSettings = (api: Api) =>
  queryOptions({
    queryKey: noticeKeys.settings,
    meta: { follows: [{ kind: 'config' }] },
    queryFn: ({ signal }) => api('GET /api-meeting/api/user/notice-settings', { signal }),
  });

/**
 * The settings after a change, as the service will answer them.
 *
 * @example
 * changedSettings(settings, { kinds: { reminder: { mail: true } } }).kinds.reminder //=> { app: true, mail: true, chat: true }
 */
export function changedSettings(
  settings: NoticeSettings,
  { kinds = {}, quietHours }: NoticeSettingsChange,
): NoticeSettings {
  const changed = { ...settings.kinds };
  for (const kind of Object.keys(kinds) as (keyof typeof changed)[])
    changed[kind] = { ...changed[kind], ...definedOf(kinds[kind] ?? {}) };
  return { ...settings, kinds: changed, ...(quietHours !== undefined && { quietHours }) };
}

const definedOf = <Switches extends object>(switches: Switches) =>
  Object.fromEntries(Object.entries(switches).filter(([, isOn]) => isOn !== undefined));

/** Changes some settings; done once the settings are read again. */
export function useChangeNoticeSettings() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    // One after the other, so that the last choice counts.
    scope: { id: 'notice-settings' },
    mutationFn: (body: NoticeSettingsChange) => api('PUT /api-meeting/api/user/notice-settings', { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: noticeKeys.settings }),
  });
}
