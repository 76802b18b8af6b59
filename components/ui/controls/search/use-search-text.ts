'use client';

import { useEffect, useState } from 'react';
import { limits } from '@/lib/domain/limits/limits';

type Options = {
  /** The keyword that is searched by. */
  keyword: string;
  onSearch: (keyword: string) => void;
};

/**
 * The text of a search field: it becomes the keyword after a short pause, or at once by `searchNow`; never in the middle of a
 * composed character. A keyword from elsewhere, such as Back or a link, replaces the text.
 */
export function useSearchText({ keyword, onSearch }: Options) {
  const [text, setText] = useState(keyword);
  const [isComposing, setComposing] = useState(false);
  /** The keyword that this field has sent; any other came from elsewhere. */
  const [sent, setSent] = useState(keyword);
  const [last, setLast] = useState(keyword);
  if (keyword !== last) {
    setLast(keyword);
    if (keyword !== sent) {
      setSent(keyword);
      setText(keyword);
    }
  }

  const search = (typed: string) => {
    if (typed === sent) return;
    setSent(typed);
    onSearch(typed);
  };
  useEffect(() => {
    if (isComposing || text.trim() === sent) return undefined;
    const timer = setTimeout(() => search(text.trim()), limits.shortDebounceMs);
    return () => clearTimeout(timer);
  });

  return {
    input: {
      value: text,
      onChange: (event: { target: { value: string } }) => setText(event.target.value),
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
    },
    searchNow: () => search(text.trim()),
  };
}
