'use client';

import { SearchField } from '@/components/ui/controls/search-field';
import { useSearchText } from '@/components/ui/controls/use-search-text';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { limits } from '@/lib/domain/limits/limits';
import { roomsHref, type RoomsView } from '../rooms-view';

/** Narrows the rooms by name while one types; without script it is a form that Enter sends. */
export function RoomSearch({ view }: { view: RoomsView }) {
  const { input } = useSearchText({
    keyword: view.keyword,
    onSearch: (keyword) => window.history.replaceState(null, '', roomsHref({ ...view, keyword })),
  });

  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchField
        name="keyword"
        label={roomsText.search}
        maxLength={limits.searchTextMaxLength}
        {...input}
      />
      {[...new URLSearchParams(roomsHref({ ...view, keyword: '' }))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
