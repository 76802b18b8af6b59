/**
 * The value of `data-peek` on a part of a page whose links to meetings open in a peek: at a click as well, or only by hover
 * and by the space bar.
 */
type PeekScope = 'click' | 'hover';

/** A link to a meeting that has a peek. */
export type PeekLink = { link: HTMLAnchorElement; meetingNo: string; scope: PeekScope };

const linksToMeetings = 'a[href^="/details/"]';
const peekEvent = 'peek';

const meetingNoOf = (link: HTMLAnchorElement) => decodeURIComponent(link.pathname.split('/')[2] ?? '');
const scopeOf = (link: Element) => link.closest<HTMLElement>('[data-peek]');

/**
 * The link with a peek that an event happened on.
 *
 * @example
 * peekLinkAt(event.target)?.meetingNo //=> '1234567890'
 */
export function peekLinkAt(target: EventTarget | null): PeekLink | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(linksToMeetings) : null;
  const scope = link && scopeOf(link)?.dataset.peek;
  return link && scope ? { link, meetingNo: meetingNoOf(link), scope: scope as PeekScope } : undefined;
}

/** Marks the card of a peek, so that the pointer may go there and the keys pressed in it are known. */
export const peekCardMark = { 'data-peek-card': '' };

/** Marks the place of the button that cancels the meeting of a peek, which a key presses too. */
export const cancelMark = { 'data-cancels': '' };

/** Presses it, where the meeting can be cancelled; answers whether it can. */
export function pressCancel(): boolean {
  const button = document.querySelector<HTMLElement>('[data-peek-card] [data-cancels] button');
  button?.click();
  return button !== null;
}

export const isOnPeekCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-peek-card]') !== null;

const isInSight = (link: HTMLElement) => link.checkVisibility?.() ?? true;

/** The next link of the same part of the page, or the one before it, in the order of the page. */
export function neighbourOf({ link }: PeekLink, step: 1 | -1): PeekLink | undefined {
  const links = [...(scopeOf(link)?.querySelectorAll<HTMLAnchorElement>(linksToMeetings) ?? [])].filter(
    isInSight,
  );
  const place = links.indexOf(link);
  return place < 0 ? undefined : peekLinkAt(links[place + step] ?? null);
}

/** The link that stands for the same meeting now, where the page has drawn it anew. */
export function latestLink({ link }: PeekLink): HTMLAnchorElement | undefined {
  if (link.isConnected) return link;
  return [...document.querySelectorAll<HTMLAnchorElement>(`[data-peek] ${linksToMeetings}`)].find(
    ({ pathname }) => pathname === link.pathname,
  );
}

/** Opens the peek of a link for a part of the page that handles its keys itself. */
export const requestPeek = (link: Element) => link.dispatchEvent(new Event(peekEvent, { bubbles: true }));

/** Calls back for each peek that a part of the page requests. */
export const onPeekRequest = (open: (link: PeekLink) => void, { signal }: { signal: AbortSignal }) =>
  document.addEventListener(
    peekEvent,
    ({ target }) => {
      const link = peekLinkAt(target);
      if (link) open(link);
    },
    { signal },
  );

/** The place of a link for a card to hang on; its last one once the page has taken the link away. */
export function anchorOf(link: HTMLElement) {
  let last = link.getBoundingClientRect();
  return {
    contextElement: link,
    getBoundingClientRect: () => {
      if (link.isConnected) last = link.getBoundingClientRect();
      return last;
    },
  };
}
