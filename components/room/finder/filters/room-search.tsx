'use client';

import { Search } from 'lucide';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/layout/icon';
import { limits } from '@/lib/domain/limits/limits';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import styles from './room-search.module.css';
import { roomsHref, type RoomsView } from '../rooms-view';

/** Narrows the rooms by name while one types; without script it is a form that Enter sends. */
export function RoomSearch({ view }: { view: RoomsView }) {
  const [text, setText] = useState(view.keyword);
  const [isComposing, setComposing] = useState(false);
  /** The keyword that this field put into the address; any other came from Back, a link or 清除筛选. */
  const [sent, setSent] = useState(view.keyword);
  const [seen, setSeen] = useState(view.keyword);
  if (view.keyword !== seen) {
    setSeen(view.keyword);
    if (view.keyword !== sent) {
      setSent(view.keyword);
      setText(view.keyword);
    }
  }

  useEffect(() => {
    const keyword = text.trim();
    if (keyword === sent || isComposing) return;
    const timer = setTimeout(() => {
      setSent(keyword);
      window.history.replaceState(null, '', roomsHref({ ...view, keyword }));
    }, limits.shortDebounceMs);
    return () => clearTimeout(timer);
  }, [text, sent, isComposing, view]);

  return (
    <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <Icon of={Search} size={16} className={styles.icon} />
      <input
        type="search"
        name="keyword"
        className={styles.input}
        aria-label={roomsText.search}
        placeholder={roomsText.search}
        maxLength={limits.searchTextMaxLength}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
      {[...new URLSearchParams(roomsHref({ ...view, keyword: '' }))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
