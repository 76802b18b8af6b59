import type { WechatFailure } from '@/lib/domain/wechat-failures';
import { qrLoginText } from '@/lib/text/zh-cn/qr-login';
import { AgreedLink, type AgreementTick } from '../agreed-link';
import styles from './qr-login.module.css';

type Props = {
  /** The page to come back to, already known to be ours. */
  wanted: string | undefined;
  /** Why the last try ended here again. */
  failure: WechatFailure | undefined;
  typing: AgreementTick;
};

/** The social kind of AUTH-06: the app shows a QR code of its own on a page of its own, and sends people back. */
export function WechatLink({ wanted, failure, typing }: Props) {
  const to = wanted === undefined ? '' : `?to=${encodeURIComponent(wanted)}`;
  return (
    <>
      {failure ? (
        <p role="alert" className={styles.wechatFailure}>
          {qrLoginText.wechatFailures[failure]}
        </p>
      ) : null}
      <AgreedLink href={`/bff/wechat/start${to}`} variant="outlined" size="large" typing={typing}>
        {qrLoginText.wechat}
      </AgreedLink>
    </>
  );
}
