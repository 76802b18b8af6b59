import { html, raw } from 'hono/html';
import { mailLimits } from '@/lib/domain/limits/notices/mail-limits';
import { mailText } from '@/lib/text/zh-cn/notice-mail';
import { cutText } from '@/lib/web/cut-text';
import type { MailContent, MailLine } from './mail-content';
import { darkRules, lightMail as light, mailFont } from './mail-style';

export type MailFrame = {
  publicOrigin: string;
  companyName: string;
  zone: string;
  unsubscribeUrl?: string | undefined;
};

/** One line without characters that would begin another, or turn the direction of reading (S48). */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]+/gu, ' ').trim();

/** The subject of a mail: the kind, the meeting and its time, as far as a list of mails shows them. */
export function mailSubject({ kind, title, lines }: MailContent): string {
  const [time] = lines;
  const subject = mailText.subject(kind, oneLine(title), time?.value ?? '');
  return subject.length <= mailLimits.subjectMaxLength
    ? subject
    : `${cutText(subject, mailLimits.subjectMaxLength - 1)}…`;
}

const footOf = ({ zone, companyName }: MailFrame) => [mailText.zone(zone), mailText.sentBy(companyName)];

/** The mail for programs that show text alone. */
export function mailPlainText(content: MailContent, frame: MailFrame): string {
  const { title, lead, lines, people, action } = content;
  const lineText = ({ label, value, before }: MailLine) =>
    before === undefined ? `${label}：${value}` : `${label}：${value}（${mailText.before}：${before}）`;
  const blocks = [
    [lead, oneLine(title)],
    lines.map(lineText),
    people.map(({ name, state, reason }) => [name, state, reason].filter(Boolean).join(' ')),
    action ? [`${action.label}：${frame.publicOrigin}${action.path}`] : [],
    [...footOf(frame), ...(frame.unsubscribeUrl ? [`${mailText.unsubscribe}：${frame.unsubscribeUrl}`] : [])],
  ];
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n');
}

const cell = `padding:10px 0;border-top:1px solid ${light.line};font-size:14px;line-height:22px;vertical-align:top;word-break:break-word;`;

/** A range of times stays on one line: word joiners around its dash (UAX #14). */
const unbroken = (text: string) => text.replaceAll('–', '\u2060–\u2060');

function lineRow({ label, value, before }: MailLine) {
  const name = html`<td class="line secondary" width="64" style="${cell}color:${light.secondary}">
    ${label}
  </td>`;
  if (before === undefined)
    return html`<tr>
      ${name}
      <td class="line text" colspan="2" style="${cell}color:${light.text}">${value}</td>
    </tr>`;
  const small = `display:block;font-size:12px;line-height:18px;color:${light.secondary}`;
  return html`<tr>
    ${name}
    <td class="line secondary" width="45%" style="${cell}color:${light.secondary};padding-right:12px">
      <span class="secondary" style="${small}">${mailText.before}</span><s>${unbroken(before)}</s>
    </td>
    <td class="line text" style="${cell}color:${light.text};font-weight:600">
      <span class="secondary" style="${small};font-weight:400">${mailText.after}</span>${unbroken(value)}
    </td>
  </tr>`;
}

const personRow = ({ name, state, reason }: MailContent['people'][number]) =>
  html`<tr>
    <td class="line text" colspan="3" style="${cell}color:${light.text}">
      <b style="font-weight:600">${name}</b> ${state}${
        reason ? html`<br /><span class="secondary" style="color:${light.secondary}">${reason}</span>` : ''
      }
    </td>
  </tr>`;

const button = (label: string, url: string) =>
  html`<a
    class="button"
    href="${url}"
    style="display:inline-block;margin-top:20px;padding:9px 20px;border-radius:8px;background:${light.accent};color:${light.onAccent};font-size:14px;line-height:22px;font-weight:600;text-decoration:none"
    >${label}</a
  >`;

/** The mail as the product looks, in light and dark; every value is escaped where it stands (S48). */
export async function mailHtml(content: MailContent, frame: MailFrame): Promise<string> {
  const { kind, tone, title, lead, lines, people, action } = content;
  const chip = `display:inline-block;padding:1px 8px;border-radius:6px;font-size:12px;line-height:20px;background:${light[`${tone}Tint`]};color:${light[tone]}`;
  const page = await html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${mailSubject(content)}</title>
        <style>
          :root{color-scheme:light dark}@media (prefers-color-scheme:dark){${raw(darkRules)}}
        </style>
      </head>
      <body class="page" style="margin:0;background:${light.page};font-family:${raw(mailFont)}">
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:${light.page}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
                <tr>
                  <td
                    class="secondary"
                    style="padding:0 4px 12px;font-size:13px;line-height:20px;color:${light.secondary}"
                  >
                    ${mailText.sender} · ${frame.companyName}
                  </td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="padding:24px;background:${light.surface};border:1px solid ${light.line};border-radius:12px"
                  >
                    <span class="${tone}" style="${chip}">${kind}</span>
                    <h1
                      class="text"
                      style="margin:10px 0 4px;font-size:18px;line-height:26px;font-weight:600;color:${light.text};word-break:break-word"
                    >
                      ${title}
                    </h1>
                    <p
                      class="secondary"
                      style="margin:0 0 16px;font-size:14px;line-height:22px;color:${light.secondary}"
                    >
                      ${lead}
                    </p>
                    <table
                      role="presentation"
                      width="100%"
                      cellpadding="0"
                      cellspacing="0"
                      style="border-collapse:collapse"
                    >
                      ${lines.map(lineRow)}${people.map(personRow)}
                    </table>
                    ${action ? button(action.label, frame.publicOrigin + action.path) : ''}
                  </td>
                </tr>
                <tr>
                  <td
                    class="secondary"
                    style="padding:14px 4px 0;font-size:12px;line-height:18px;color:${light.secondary}"
                  >
                    ${footOf(frame).map((line) => html`${line}<br />`)}${
                      frame.unsubscribeUrl
                        ? html`<a
                            class="secondary"
                            href="${frame.unsubscribeUrl}"
                            style="color:${light.secondary}"
                            >${mailText.unsubscribe}</a
                          >`
                        : ''
                    }
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return String(page);
}
