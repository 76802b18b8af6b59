import { render, screen } from '@testing-library/react';
import { ChevronLeft, Search, type IconNode } from 'lucide';
import { renderToString } from 'react-dom/server';
import { Icon } from './icon';

const svgOf = (container: Element) => container.querySelector('svg') as SVGSVGElement;

it('draws the lines of its icon in the size that is asked for, with the class of its place', () => {
  const { container } = render(<Icon of={Search} size={16} className="place" />);
  const svg = svgOf(container);
  expect([...svg.children].map((child) => [child.namespaceURI, child.tagName])).toEqual([
    [svg.namespaceURI, 'path'],
    [svg.namespaceURI, 'circle'],
  ]);
  expect(svg.querySelector('path')).toHaveAttribute('d', 'm21 21-4.34-4.34');
  expect(svg.querySelector('circle')).toHaveAttribute('r', '8');
  expect(svg).toHaveAttribute('width', '16');
  expect(svg).toHaveAttribute('height', '16');
  expect(svg).toHaveAttribute('viewBox', '0 0 24 24');
  expect(svg).toHaveClass('icon', 'place');
});

it('[UX-01] is not heard: the control says what it is for', () => {
  render(
    <button type="button" aria-label="上一月">
      <Icon of={ChevronLeft} size={16} />
    </button>,
  );
  expect(screen.getByRole('button', { name: '上一月' })).toBeVisible();
  expect(screen.queryByRole('img', { hidden: false })).not.toBeInTheDocument();
  expect(svgOf(document.body)).toHaveAttribute('aria-hidden', 'true');
});

it('becomes another icon', () => {
  const { container, rerender } = render(<Icon of={Search} size={16} />);
  rerender(<Icon of={ChevronLeft} size={16} />);
  expect(svgOf(container).innerHTML).toBe('<path d="m15 18-6-6 6-6"></path>');
});

it('writes the lines of an icon once, however often it is drawn', () => {
  const d = jest.fn(() => 'M5 12h14');
  const node: IconNode = [['path', Object.defineProperty({}, 'd', { get: d, enumerable: true })]];
  render(
    <>
      <Icon of={node} size={16} />
      <Icon of={node} size={20} />
    </>,
  );
  expect(d).toHaveBeenCalledTimes(1);
});

it('[S48] lets no value of an attribute out of its quotes', () => {
  const value = '"><script>alert(1)</script>&quot;';
  const odd: IconNode = [['path', { d: value }]];
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Icon of={odd} size={16} />);
  expect(page.querySelector('script')).toBeNull();
  expect(page.querySelector('path')).toHaveAttribute('d', value);
});
