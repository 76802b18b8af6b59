'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { wechatText } from '@/lib/text/zh-cn/wechat';
import type { AgreementTick } from '../modes/agreed-link';
import { NeedsScript } from '../form/needs-script';
import type { ModeProps } from '../form/mode-props';
import { WechatCode } from '../wechat/wechat-code';
import { OwnCode } from './own-code';
import styles from './qr-login.module.css';

type Props = Pick<ModeProps, 'wanted'> & {
  config: Pick<ModeProps['config'], 'wechat'>;
  typing: AgreementTick;
};

/** AUTH-06: the social chat app's code where it is configured, and our own, which a logged-in phone confirms. */
export function QrLogin({ config, wanted, typing }: Props) {
  const [wantsOwn, setWantsOwn] = useState(false);
  const isOwn = wantsOwn || !config.wechat;
  return (
    <div className={styles.login}>
      <NeedsScript />
      {isOwn ? <OwnCode wanted={wanted} /> : <WechatCode wanted={wanted} typing={typing} />}
      {config.wechat ? (
        <Button size="small" onClick={() => setWantsOwn(!isOwn)}>
          {isOwn ? wechatText.toWechat : wechatText.toOwnCode}
        </Button>
      ) : null}
    </div>
  );
}
