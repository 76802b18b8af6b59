'use client';

import { SearchField } from '@/components/ui/controls/search-field';
import { useSearchText } from '@/components/ui/controls/use-search-text';
import { limits } from '@/lib/domain/limits/limits';
import { contactsText } from '@/lib/text/zh-cn/contacts';
import { contactsHref, type ContactView } from '../contact-view';

/** Searches while one types, at once on Enter (CON-01); without script it is a form that Enter sends. */
export function ContactSearch({ view }: { view: ContactView }) {
  const { input, searchNow } = useSearchText({
    keyword: view.keyword,
    onSearch: (keyword) =>
      window.history.replaceState(null, '', contactsHref({ ...view, keyword, person: undefined })),
  });
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
      }}
    >
      <SearchField
        name="keyword"
        label={contactsText.search}
        maxLength={limits.searchTextMaxLength}
        {...input}
      />
    </form>
  );
}
