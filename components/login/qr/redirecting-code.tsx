import { accountText } from '@/lib/text/zh-cn/account';
import { QrCard } from './card/qr-card';
import styles from './qr-login.module.css';
import { QrStatus } from './qr-status';

const phase = { kind: 'redirecting' } as const;
const nothing = () => undefined;

/** AUTH-06: the QR mode of somebody whom a token in the address has logged in already, on the way to their page. */
export function RedirectingCode() {
  return (
    <>
      <h1>{accountText.modes.qr}</h1>
      <div className={styles.login}>
        <QrCard phase={phase} address={undefined} onRefresh={nothing} onAskAgain={nothing} />
        <QrStatus phase={phase} scan={null} />
      </div>
    </>
  );
}
