import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partOf } from './part-of';
import { useLedTo } from './use-led-to';

const animate = jest.fn();
beforeEach(() => {
  animate.mockReset();
  Element.prototype.animate = animate;
});

function Page({ at, parts }: { at?: string; parts: readonly string[] }) {
  useLedTo(at, partOf);
  return (
    <main>
      <input aria-label="搜索" />
      {parts.map((part) => (
        <section key={part} aria-label={part} data-part={part}>
          {part}
        </section>
      ))}
    </main>
  );
}

const blinked = () => animate.mock.contexts.map((element) => (element as Element).ariaLabel);
const part = (name: string) => screen.getByRole('region', { name });

describe('[LIM-01] the thing that the address leads to', () => {
  it('blinks and has the focus, so that a screen reader says its name', () => {
    render(<Page at="会议纪要" parts={['参会人', '会议纪要']} />);
    expect(part('会议纪要')).toHaveFocus();
    expect(blinked()).toEqual(['会议纪要']);
  });

  it('is led to once, and again where the address names another', () => {
    const { rerender } = render(<Page at="会议纪要" parts={['会议纪要']} />);
    rerender(<Page at="会议纪要" parts={['会议纪要', '参会人']} />);
    expect(animate).toHaveBeenCalledTimes(1);
    rerender(<Page at="参会人" parts={['会议纪要', '参会人']} />);
    expect(blinked()).toEqual(['会议纪要', '参会人']);
  });

  it('is led to when it comes later than the page', async () => {
    const { rerender } = render(<Page at="会议纪要" parts={[]} />);
    rerender(<Page at="会议纪要" parts={['会议纪要']} />);
    await screen.findByRole('region', { name: '会议纪要' });
    expect(part('会议纪要')).toHaveFocus();
  });

  it('takes no focus from somebody who acts before it comes', async () => {
    const { rerender } = render(<Page at="会议纪要" parts={[]} />);
    await userEvent.type(screen.getByRole('textbox'), '周');
    rerender(<Page at="会议纪要" parts={['会议纪要']} />);
    await screen.findByRole('region', { name: '会议纪要' });
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(animate).not.toHaveBeenCalled();
  });

  it('is opened where it is folded', () => {
    function Folded() {
      useLedTo('版本评审', partOf);
      return (
        <details>
          <summary>1 场已取消</summary>
          <a href="#meeting" data-part="版本评审">
            版本评审
          </a>
        </details>
      );
    }
    render(<Folded />);
    expect(screen.getByRole('group')).toHaveAttribute('open');
    expect(screen.getByRole('link', { name: '版本评审' })).toHaveFocus();
  });

  it('is nothing where the address names nothing', () => {
    render(<Page parts={['会议纪要']} />);
    expect(document.body).toHaveFocus();
  });
});
