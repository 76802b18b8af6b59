'use client';

import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { limits } from '@/lib/domain/limits';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import styles from './room-search.module.css';
import { maxKeywordLength, roomsHref, type RoomsView } from './rooms-view';

/** Narrows the rooms by name while one types; without script it is a form that Enter sends. */
export function RoomSearch({ view }: { view: RoomsView }) {
  const [text, setText] = useState(view.keyword);

  useEffect(() => {
    const keyword = text.trim();
    if (keyword === view.keyword) return;
    const timer = setTimeout(
      () => window.history.replaceState(null, '', roomsHref({ ...view, keyword })),
      limits.shortDebounceMs,
    );
    return () => clearTimeout(timer);
  }, [text, view]);

  return (
    <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <Search size={16} aria-hidden className={styles.icon} />
      <input
        type="search"
        name="keyword"
        className={styles.input}
        aria-label={roomsText.search}
        placeholder={roomsText.search}
        maxLength={maxKeywordLength}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <input type="hidden" name="day" value={view.day} />
      {view.areaIds.length > 0 ? <input type="hidden" name="areaIds" value={view.areaIds.join(',')} /> : null}
    </form>
  );
}
