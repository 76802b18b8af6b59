'use client';

import { ChoiceMark } from '@/components/ui/controls/choice/choice-mark';
import { SearchField } from '@/components/ui/controls/search/search-field';
import { limits } from '@/lib/domain/limits/limits';
import { bookingFormText } from '@/lib/text/zh-cn/booking-form';
import styles from './room-search-bar.module.css';
import type { RoomSearch } from './use-room-search';

/** Words of a room, and whether it has to be free; Enter sends neither these nor the form. */
export function RoomSearchBar({ search }: { search: RoomSearch }) {
  return (
    <div className={styles.bar}>
      <SearchField
        label={bookingFormText.searchRoom}
        maxLength={limits.searchTextMaxLength}
        {...search.input}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
        }}
      />
      <label className={styles.free}>
        <ChoiceMark
          type="checkbox"
          checked={search.isFreeOnly}
          onChange={({ target }) => search.setFreeOnly(target.checked)}
        />
        {bookingFormText.freeOnly}
      </label>
    </div>
  );
}
