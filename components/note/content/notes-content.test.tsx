import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { documentOfText, type NoteBlock, type NoteDocument } from '@/lib/domain/note/note-document';
import { NotesContent } from './notes-content';

const docOf = (...content: NoteBlock[]): NoteDocument => ({ type: 'doc', content });
const linkTo = (href: string) =>
  docOf({
    type: 'paragraph',
    content: [{ type: 'text', text: '链接', marks: [{ type: 'link', attrs: { href } }] }],
  });

it('[MEET-06] shows headings, lists, breaks and looks as elements', () => {
  const item = (text: string) => ({
    type: 'listItem' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  });
  render(
    <NotesContent
      document={docOf(
        { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: '结论' }] },
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '细节' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: '重要', marks: [{ type: 'bold' }, { type: 'italic' }] },
            { type: 'hardBreak' },
            { type: 'text', text: '次要' },
          ],
        },
        { type: 'bulletList', content: [item('甲')] },
        { type: 'orderedList', content: [item('乙'), item('丙')] },
      )}
    />,
  );
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('结论');
  expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent('细节');
  expect(screen.getByText('重要').closest('em strong, strong em, em, strong')).not.toBeNull();
  expect(screen.getAllByRole('list').map((list) => list.tagName)).toEqual(['UL', 'OL']);
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['甲', '乙', '丙']);
});

it('[MEET-06] shows a check item with its person and day, and marks a day that has passed', () => {
  const item = (text: string, checked: boolean) => ({
    type: 'taskItem' as const,
    attrs: { checked, person: { staffId: 'zhou', realName: '周宁' }, day: '2026-11-17' },
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  });
  render(
    <NotesContent
      document={docOf({ type: 'taskList', content: [item('跟进', false), item('上线', true)] })}
      today="2026-11-18"
    />,
  );
  const [open, done] = screen.getAllByRole('listitem');
  expect(within(open as HTMLElement).getByRole('checkbox', { name: '未完成 跟进' })).not.toBeChecked();
  expect(within(done as HTMLElement).getByRole('checkbox', { name: '已完成 上线' })).toBeChecked();
  expect(open).toHaveTextContent('周宁11月17日 前');
  expect(within(open as HTMLElement).getByText('11月17日 前')).toHaveAttribute('data-late', 'true');
  expect(within(done as HTMLElement).getByText('11月17日 前')).toHaveAttribute('data-late', 'false');
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '</p></div><iframe src="javascript:alert(1)">',
  '{{constructor.constructor("alert(1)")()}}',
  '&lt;b&gt; &#106;avascript:',
])('[S48] shows %s as text', (text) => {
  const { container } = render(<NotesContent document={documentOfText(text)} />);
  expect(container).toHaveTextContent(text);
  expect(container.querySelector('script, img, svg, iframe')).toBeNull();
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a.example/x',
  '//evil.example',
  '/details/1',
  'https:\\\\evil.example',
])('[S49] never links to %j, whatever the store holds', (href) => {
  render(<NotesContent document={linkTo(href)} />);
  expect(screen.getByText('链接')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('[S49] opens a link of the web apart from this page', () => {
  render(<NotesContent document={linkTo('https://a.example/1')} />);
  const link = screen.getByRole('link', { name: '链接' });
  expect(link).toHaveAttribute('href', 'https://a.example/1');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

it('[UX-04] is in the HTML of the server', () => {
  expect(renderToString(<NotesContent document={documentOfText('一、上线')} />)).toContain('<p>一、上线</p>');
});
