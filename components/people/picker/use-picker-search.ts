'use client';

import { useEffect, useState } from 'react';
import { limits } from '@/lib/domain/limits/limits';

/** The text of a picker's search and the keyword that it has settled on; a composed character counts when it is whole. */
export function usePickerSearch() {
  const [text, setText] = useState('');
  const [keyword, setKeyword] = useState('');
  const [isComposing, setComposing] = useState(false);
  const typed = text.trim();
  useEffect(() => {
    if (isComposing || typed === keyword) return undefined;
    // An emptied field shows at once what stood there before.
    const timer = setTimeout(() => setKeyword(typed), typed === '' ? 0 : limits.shortDebounceMs);
    return () => clearTimeout(timer);
  }, [typed, keyword, isComposing]);
  return {
    text,
    /** Empty at once with the text. */
    keyword: typed === '' ? '' : keyword,
    clear: () => {
      setText('');
      setKeyword('');
    },
    input: {
      value: text,
      onChange: (event: { target: { value: string } }) => setText(event.target.value),
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
    },
  };
}
