'use client';

import { useEffect, useRef, useState } from 'react';
import { Tip } from '@/components/ui/overlay/tip/tip';
import { accountText } from '@/lib/text/zh-cn/account';
import { forgetCaptchaSession, rememberPicture } from '../captcha-session';
import styles from './graphic-captcha-image.module.css';
import { useCaptchaSession } from '../use-captcha-session';

type Props = { onRefresh: () => void };

/** One picture of the browser's captcha session; when the session is not known any more, of the next one. */
export function GraphicCaptchaImage({ onRefresh }: Props) {
  const sessionOf = useCaptchaSession();
  const hasRetried = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    let isLeft = false;
    sessionOf().then(
      (sessionId) => {
        if (isLeft) return;
        rememberPicture(sessionId);
        setAddress(addressOf(sessionId));
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [sessionOf, attempt]);

  function retryOnce() {
    setAddress(undefined);
    if (hasRetried.current) return;
    hasRetried.current = true;
    forgetCaptchaSession();
    setAttempt(attempt + 1);
  }

  return (
    <Tip text={accountText.refreshCaptcha}>
      <button
        type="button"
        className={styles.image}
        aria-label={accountText.refreshCaptcha}
        onClick={onRefresh}
      >
        {address ? (
          // A plain element: next/image would ask for the picture as us, and keep it.
          // eslint-disable-next-line @next/next/no-img-element
          <img src={address} alt={accountText.fields.graphicCaptcha} onError={retryOnce} />
        ) : (
          accountText.refreshCaptcha
        )}
      </button>
    </Tip>
  );
}

/** The time keeps a browser from showing the former picture. */
const addressOf = (sessionId: string) =>
  `/bff/api-auth/api/graphicCaptchas/code.jpg?${new URLSearchParams({ sessionId, timestamp: String(Date.now()) })}`;
