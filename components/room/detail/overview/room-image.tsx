'use client';

import { ImageOff } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/layout/icon';
import { lazyPart } from '@/components/ui/lazy/lazy-part';
import { roomDetailText } from '@/lib/text/zh-cn/room-detail';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import styles from './room-image.module.css';

const LazyLargeImage = lazyPart(() => import('./large-image').then(({ LargeImage }) => LargeImage), {
  isOpen: ({ open }) => open,
});

type Props = { name: string; url: string };

/** The room's picture, larger on demand; one that cannot be loaded keeps its place and says nothing more. */
export function RoomImage({ name, url }: Props) {
  const ref = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // It may have failed before script has loaded and listens.
  useEffect(() => {
    if (ref.current?.complete && ref.current.naturalWidth === 0) setBroken(true);
  }, []);

  if (isBroken) {
    return (
      <span className={styles.frame} data-broken>
        <Icon of={ImageOff} size={20} />
      </span>
    );
  }
  const alt = roomDetailText.image(name);
  return (
    <>
      <button
        type="button"
        className={styles.frame}
        aria-label={roomsText.viewImage}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {/* A plain element: the address is the service's own, and next/image would fetch it as us. */}
        {/* eslint-disable-next-line @next/next/no-img-element */}
        <img
          ref={ref}
          src={url}
          alt={alt}
          loading="lazy"
          decoding="async"
          className={styles.image}
          onError={() => setBroken(true)}
        />
      </button>
      <LazyLargeImage open={isOpen} url={url} alt={alt} onClose={() => setOpen(false)} />
    </>
  );
}
