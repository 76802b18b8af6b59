'use client';

import { ChoiceChips } from '@/components/ui/controls/choice/choice-chips';
import { SelectField } from '@/components/ui/controls/select-field';
import { noticeLabels } from '@/lib/domain/meeting/meeting-values';
import { meetingTypeOptions, noticeText, scopeOptions } from '@/lib/text/meeting-choices';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { bookingFormText } from '@/lib/text/zh-cn/booking-form';
import { OnlineChoice } from '../online/online-choice';
import styles from '../form/booking-form.module.css';
import { toggleNotice, type BookingValues } from '../form/booking-values';

type Props = {
  values: BookingValues;
  onChange: (patch: Partial<BookingValues>) => void;
};

const notices = noticeLabels.map((label) => ({ value: label, label: noticeText(label) }));

export function MeetingOptions({ values, onChange }: Props) {
  const none = { label: bookingFormText.chooseType, onPick: () => onChange({ meetingType: undefined }) };
  return (
    <>
      <OnlineChoice online={values.online} onChange={(online) => onChange({ online })} />
      <div className={styles.pair}>
        <ChoiceChips
          legend={bookingText.fields.scope}
          type="radio"
          options={scopeOptions}
          chosen={[values.scope]}
          onPick={(scope) => onChange({ scope })}
        />
        <SelectField
          label={bookingText.fields.meetingType}
          none={none}
          options={meetingTypeOptions}
          value={meetingTypeOptions.find(({ value }) => value === values.meetingType)?.value}
          onChange={(meetingType) => onChange({ meetingType })}
        />
      </div>
      <ChoiceChips
        legend={bookingText.fields.notice}
        type="checkbox"
        options={notices}
        hint={bookingFormText.noticeHint}
        chosen={values.noticeLabels}
        onPick={(label) => onChange({ noticeLabels: toggleNotice(values.noticeLabels, label) })}
      />
    </>
  );
}
