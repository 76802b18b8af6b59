import { Mark, markPasteRule } from '@tiptap/core';
import { isNoteLink } from '@/lib/domain/note/check-notes';

const address = /https?:\/\/[^\s<>"'，。；）】]+/gi;

/** A link of notes: its address is all that it has, and one that does not lead to the web is no link (S49). */
export const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? '';
        return isNoteLink(href) ? { href } : false;
      },
    },
  ],
  renderHTML: ({ mark }) => {
    const href = String(mark.attrs.href);
    return ['a', { ...(isNoteLink(href) && { href }), rel: 'noopener noreferrer nofollow' }, 0];
  },
  addPasteRules() {
    return [
      markPasteRule({
        find: address,
        type: this.type,
        getAttributes: ([href]) => (isNoteLink(href) ? { href } : false),
      }),
    ];
  },
});
