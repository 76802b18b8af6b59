'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Field } from '@/components/ui/controls/field';
import { accountMessages, accountText } from '@/lib/text/zh-cn/account';
import { GraphicCaptchaImage } from './graphic-captcha-image';

type Props = {
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  /** Another value brings another picture and empties the field: after each failure that used the captcha up (AUTH-05). */
  refreshKey?: number | string;
};

const maxLength = 4;

/** The graphic captcha with its picture; a click on the picture brings another one (AUTH-05). */
export function GraphicCaptchaField({ value, error, onChange, refreshKey }: Props) {
  const [picture, setPicture] = useState(0);
  const isFirst = useRef(true);
  const empty = useEffectEvent(() => onChange(''));
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else empty();
  }, [refreshKey, picture]);

  return (
    <Field
      label={accountText.fields.graphicCaptcha}
      name="graphicCaptcha"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={maxLength}
      value={value}
      error={error}
      hint={value === '' ? accountMessages.graphicCaptchaRequired : undefined}
      onChange={(event) => onChange(event.target.value)}
      end={<GraphicCaptchaImage key={`${refreshKey}-${picture}`} onRefresh={() => setPicture(picture + 1)} />}
    />
  );
}
