import type { MailTone } from './mail-content';

type Colours = Record<
  | 'page'
  | 'surface'
  | 'sunken'
  | 'line'
  | 'text'
  | 'secondary'
  | 'accent'
  | 'onAccent'
  | MailTone
  | `${MailTone}Tint`,
  string
>;

/** The colours of the product (`app/globals.css`): mail programs read neither variables nor light-dark(). */
export const lightMail: Colours = {
  page: '#f5f6f8',
  surface: '#ffffff',
  sunken: '#fafbfc',
  line: '#e7e9ee',
  text: '#1a1d24',
  secondary: '#5f6980',
  onAccent: '#ffffff',
  accent: '#3056d3',
  accentTint: '#e8edfd',
  held: '#b54708',
  heldTint: '#fef4e6',
  refused: '#c0322b',
  refusedTint: '#fdecea',
  running: '#0f7a57',
  runningTint: '#e3f5ee',
};

const darkMail: Colours = {
  page: '#0e1116',
  surface: '#161a21',
  sunken: '#12161c',
  line: '#262c36',
  text: '#e8eaf0',
  secondary: '#9aa4b5',
  onAccent: '#0e1116',
  accent: '#8aa2ff',
  accentTint: '#20294a',
  held: '#f0b15c',
  heldTint: '#38290f',
  refused: '#ff8a80',
  refusedTint: '#3b1d1c',
  running: '#4cc79a',
  runningTint: '#14322a',
};

const tones: readonly MailTone[] = ['accent', 'held', 'refused', 'running'];

const rule = (selector: string, declarations: Record<string, string>) =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value} !important`)
    .join(';')}}`;

/** The dark colours, for mail programs that follow the system; others show the light ones, which stand in the elements. */
export const darkRules: string = [
  rule('.page', { background: darkMail.page }),
  rule('.card', { background: darkMail.surface, 'border-color': darkMail.line }),
  rule('.line', { 'border-color': darkMail.line }),
  rule('.text', { color: darkMail.text }),
  rule('.secondary', { color: darkMail.secondary }),
  rule('.sunken', { background: darkMail.sunken }),
  rule('.button', { background: darkMail.accent, color: darkMail.onAccent }),
  ...tones.map((tone) => rule(`.${tone}`, { background: darkMail[`${tone}Tint`], color: darkMail[tone] })),
].join('');

export const mailFont =
  "-apple-system,BlinkMacSystemFont,'Segoe UI','PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC',sans-serif";
