import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { ComponentProps } from 'react';
import { ToastProvider } from '@/components/ui/toast/toast';
import { at, now, today, zone } from '@/test/builders/meeting-builders';
import { aRoom } from '@/test/builders/room-builders';
import { parsed, words } from '@/test/words';
import { roomFactsText } from '../../facts/room-facts-text';
import { RoomStarts } from './card/room-starts';
import { RowHead } from './row-head';

type Texts = { name: string; areaPath: string; equipment: string; title: string; id: string };

const plain: Texts = {
  name: '望江',
  areaPath: '一号楼 / 3F',
  equipment: '屏幕',
  title: '周三',
  id: 'room-1',
};

const headOf = ({ id, name, areaPath, equipment }: Texts, part?: Partial<ComponentProps<typeof RowHead>>) => {
  const room = aRoom(name, { id, areaPath, equipment: [equipment], audit: { required: true, auditors: [] } });
  const facts = roomFactsText(room);
  const free = { text: '11:00 起空闲', now: false };
  const common = { id: 'row', heading: undefined, summary: facts, free, tabIndex: -1, active: false };
  return <RowHead {...common} room={room} facts={facts} onBook={() => undefined} {...part} />;
};

/** A room's head, a day's and a closed room's, and their times to begin at. */
function drawHeads(texts: Texts) {
  const { name, title } = texts;
  const free = [{ kind: 'free' as const, beginTime: at('10:15'), endTime: at('11:00') }];
  const refusal = { code: 400403001, facts: { openMinutes: undefined } } as const;
  const shut = [{ kind: 'closed' as const, beginTime: at('10:15'), endTime: at('11:00'), refusal }];
  const starts = { day: today, zone, now, isUnread: false, onPick: () => undefined };
  const { container, unmount } = render(
    <>
      {headOf(texts)}
      {headOf(texts, { heading: { title, detail: title }, facts: title })}
      {headOf(texts, { room: aRoom(name, { appId: 'wecom' }) })}
      <RoomStarts {...starts} name={name} segments={free} />
      <RoomStarts {...starts} name={name} segments={shut} />
    </>,
    { wrapper: ToastProvider },
  );
  const elements = [...container.querySelectorAll('*')];
  const drawn = {
    markup: elements.map(({ tagName, attributes }) => [tagName, [...attributes].map((each) => each.name)]),
    text: parsed(container.textContent ?? ''),
    named: parsed(container.querySelector('button[aria-label*="10:15"]')?.getAttribute('aria-label') ?? ''),
    href: container.querySelector('a')?.getAttribute('href'),
  };
  unmount();
  return drawn;
}

describe('[S48] what people write, in the head of a row and beside its times', () => {
  it('is text, and adds neither an element nor an attribute', () => {
    const { markup } = drawHeads(plain);
    const texts = { name: words, areaPath: words, equipment: words, title: words };
    fc.assert(
      fc.property(fc.record(texts), (written) => {
        const drawn = drawHeads({ ...plain, ...written });
        expect(drawn.markup).toEqual(markup);
        for (const each of [written.name, written.equipment, written.title])
          expect(drawn.text).toContain(parsed(each));
        expect(drawn.text).toContain('当天不开放预约');
        expect(drawn.named).toContain(parsed(written.name));
      }),
    );
  });

  it('leads nowhere but to the room', () => {
    const { href } = drawHeads({ ...plain, id: 'javascript:alert(1)"><b>' });
    expect(href).toBe('/room-detail/javascript%3Aalert(1)%22%3E%3Cb%3E');
  });
});

describe('[UX-01] a name with the focus', () => {
  it('keeps it when what stands beside it is written anew', () => {
    const { rerender } = render(headOf(plain), { wrapper: ToastProvider });
    const before = screen.getByRole('link');
    act(() => before.focus());
    rerender(headOf(plain, { free: undefined }));
    expect(screen.getByRole('link', { name: '望江' })).toHaveFocus();
  });

  it('and its button stay what they are while times change beside them, so that a press on them counts', () => {
    const { rerender } = render(headOf(plain), { wrapper: ToastProvider });
    const pressable = () => [screen.getByRole('link'), screen.getByRole('button', { name: /^预订/ })];
    const before = pressable();
    rerender(
      headOf(plain, { summary: '现在空闲', free: { text: '现在空闲', now: true }, tabIndex: undefined }),
    );
    expect(pressable()).toEqual(before);
    for (const [index, element] of pressable().entries()) expect(element).toBe(before[index]);
    expect(screen.getByRole('rowheader')).toHaveAccessibleDescription('现在空闲');
    expect(screen.getByText('现在空闲', { selector: '[data-tone]' })).toHaveAttribute('data-tone', 'running');
    expect(screen.getByRole('link')).not.toHaveAttribute('tabindex');
  });

  it('becomes another element where it leads elsewhere', () => {
    const { rerender } = render(headOf(plain), { wrapper: ToastProvider });
    const before = screen.getByRole('link');
    rerender(headOf({ ...plain, id: 'room-2' }));
    expect(before).not.toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/room-detail/room-2');
  });
});
