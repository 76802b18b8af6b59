'use client';

import { useQuery } from '@tanstack/react-query';
import { QrImage } from '@/components/login/qr/card/qr-image';
import { signAddress } from '@/lib/domain/room/door/sign-code';
import { doorSignCode } from '@/lib/query/door';
import { useApi } from '@/lib/query/context/api-context';
import { doorText } from '@/lib/text/zh-cn/door';
import styles from './door-qr.module.css';

type Props = {
  roomId: string;
  /** The code may have been replaced meanwhile. */
  isStale: boolean;
};

/** SIGN-03: the code that phones sign in by; it changes every few minutes, so that a photograph of it is of no use. */
export function DoorQr({ roomId, isStale }: Props) {
  const { data } = useQuery(doorSignCode(useApi()));
  if (!data || isStale) return null;
  return (
    <section className={styles.code} aria-label={doorText.scan}>
      <div className={styles.paper}>
        <QrImage
          label={doorText.scan}
          text={new URL(signAddress(roomId, data.signCode), window.location.origin).href}
        />
      </div>
      <div>
        <h2>{doorText.scan}</h2>
        <p>{doorText.scanHint}</p>
      </div>
    </section>
  );
}
