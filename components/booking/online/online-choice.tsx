'use client';

import { useQuery } from '@tanstack/react-query';
import { ChoiceChips } from '@/components/ui/controls/choice/choice-chips';
import { orderSettings } from '@/lib/query/booking';
import { useApi } from '@/lib/query/context/api-context';
import { onlineText } from '@/lib/text/zh-cn/online-meeting';

const options = [{ value: 'online', label: onlineText.add }] as const;

type Props = { online: boolean; onChange: (online: boolean) => void };

/** Whether the meeting has an online meeting as well (MEET-08); nothing where the company has no provider. */
export function OnlineChoice({ online, onChange }: Props) {
  const { data: settings } = useQuery(orderSettings(useApi()));
  if (settings?.onlineMeetings === false) return null;
  return (
    <ChoiceChips
      legend={onlineText.legend}
      type="checkbox"
      options={options}
      chosen={online ? ['online'] : []}
      onPick={() => onChange(!online)}
    />
  );
}
