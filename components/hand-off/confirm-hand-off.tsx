'use client';

import { Question } from '@/components/ui/overlay/question';
import { PersonList } from '@/components/ui/people/person-list';
import { handOffText } from '@/lib/text/zh-cn/hand-off';
import { useAnswerHandOff } from './use-answer-hand-off';

const text = handOffText.confirm;

type Person = { realName: string; detail?: string };
type Props = { current: Person; arriving: Person };

/** S14: a link has brought another account than the logged-in one; the person before the screen decides. */
export function ConfirmHandOff({ current, arriving }: Props) {
  const { accept, decline, isAccepting, isDeclining, failure } = useAnswerHandOff();
  return (
    <Question
      title={text.title}
      hint={text.hint}
      answers={[
        { label: text.stay, isGiven: isDeclining, onGive: decline },
        { label: text.switch, isGiven: isAccepting, onGive: accept },
      ]}
      failure={failure}
    >
      <PersonList>
        {[
          { label: text.current, name: current.realName, detail: current.detail },
          { label: text.arriving, name: arriving.realName, detail: arriving.detail },
        ]}
      </PersonList>
    </Question>
  );
}
