import fc from 'fast-check';
import { morphChildren } from './morph';

const holding = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

const word = fc.constantFrom('甲', '乙', '丙');
const piece = fc.oneof(
  word,
  word.map((each) => `<a href="/${each}">${each}</a>`),
  fc.tuple(word, word).map(([label, text]) => `<button aria-label="${label}">${text}</button>`),
  fc
    .tuple(word, word)
    .map(([title, text]) => `<div title="${title}"><a href="/${text}"><b>${text}</b></a></div>`),
  fc.tuple(word, fc.boolean()).map(([text, hidden]) => `<div${hidden ? ' hidden' : ''}><i>${text}</i></div>`),
);
const html = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

describe('[UX-01] a text that becomes another', () => {
  it('is that other in the end, whatever stayed of it, and no link has become another', () => {
    fc.assert(
      fc.property(html, html, (from, to) => {
        const element = holding(from);
        const links = [...element.querySelectorAll('a')].map((link) => ({ link, href: link.href }));
        morphChildren(element, holding(to));
        expect(element.innerHTML).toBe(holding(to).innerHTML);
        for (const { link, href } of links) expect(link.href).toBe(href);
      }),
    );
  });

  it('keeps all that stays in its order', () => {
    const element = holding('<a href="/1">1</a><a href="/2">2</a><a href="/3">3</a>');
    const [first, , third] = element.children;
    morphChildren(element, holding('<a href="/0">0</a><a href="/1">1</a><a href="/3">3</a>'));
    expect([...element.children].slice(1)).toEqual([first, third]);
    expect(element.children[1]).toBe(first);
    expect(element.children[2]).toBe(third);
  });

  it('leaves the focus where it is when elements before it go', () => {
    const element = holding('<a href="/1">1</a><div><a href="/2">2</a></div><a href="/3">3</a>');
    document.body.append(element);
    const focused = element.querySelector<HTMLElement>('[href="/3"]');
    focused?.focus();
    morphChildren(element, holding('<a href="/0">0</a><a href="/3">3</a><a href="/4">4</a>'));
    expect(document.activeElement).toBe(focused);
    element.remove();
  });
});
