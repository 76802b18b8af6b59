import { ChoiceChips } from '@/components/ui/controls/choice/choice-chips';
import { onlineText } from '@/lib/text/zh-cn/online-meeting';

const options = [{ value: 'online', label: onlineText.add }] as const;

type Props = { online: boolean; onChange: (online: boolean) => void };

/** Whether the meeting has an online meeting as well (MEET-08). */
export const OnlineChoice = ({ online, onChange }: Props) => (
  <ChoiceChips
    legend={onlineText.legend}
    type="checkbox"
    options={options}
    chosen={online ? ['online'] : []}
    onPick={() => onChange(!online)}
  />
);
