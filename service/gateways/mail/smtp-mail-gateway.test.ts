import type { Socket } from 'node:net';
import { mailLimits } from '@/lib/domain/limits/notices/mail-limits';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import { brokenMailServer, mailCatcher } from '../../testing/notices/mail-catcher';
import type { Mail } from './mail-gateway';
import { smtpMailGateway } from './smtp-mail-gateway';

const mail: Mail = {
  id: '019aa000-0000-7000-8000-000000000001',
  to: { name: '周宁', email: 'zhou@example.com' },
  subject: '会议邀请：版本评审',
  text: '林晓 邀请你参加会议',
  html: '<p>林晓 邀请你参加会议</p>',
};

const closing: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

async function catcher(...options: Parameters<typeof mailCatcher>) {
  const caught = await mailCatcher(...options);
  closing.push(caught.close);
  return { ...caught, gateway: smtpMailGateway(caught.setting) };
}

async function broken(onConnection: (socket: Socket) => void) {
  const server = await brokenMailServer(onConnection);
  closing.push(server.close);
  return smtpMailGateway(server.setting);
}

test('[R39] a mail reaches its receiver as text, HTML and a calendar file, under one name in every try', async () => {
  const { gateway, mails } = await catcher();
  const calendar = {
    method: 'REQUEST',
    text: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n',
  } as const;
  for (let time = 0; time < 2; time += 1)
    expect(await gateway.send({ ...mail, calendar, unsubscribeUrl: 'https://x.example/u/1' })).toBe('sent');
  const [first, second] = mails;
  expect(first).toMatchObject({
    subject: mail.subject,
    messageId: `<${mail.id}@rooms.example.com>`,
    from: { value: [{ address: 'meeting@rooms.example.com', name: '会议室预约' }] },
    to: { value: [{ address: 'zhou@example.com', name: '周宁' }] },
    html: mail.html,
  });
  expect(second?.messageId).toBe(first?.messageId);
  expect(first?.text?.trim()).toBe(mail.text);
  const files = first?.attachments.map(({ contentType, content }) => [contentType, content.toString()]);
  expect(files).toContainEqual([
    expect.stringMatching(/^(?:text\/calendar|application\/ics)/),
    calendar.text,
  ]);
  expect(first?.headers.get('list')).toMatchObject({ unsubscribe: { url: 'https://x.example/u/1' } });
  const lines = first?.headerLines.map(({ line }) => line);
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(first?.headers.get('auto-submitted')).toBe('auto-generated');
});

test.each([
  ['a name', { to: { name: '周宁\r\nBcc: evil@example.com', email: 'zhou@example.com' } }],
  ['a name with an address', { to: { name: '"x" <evil@example.com>, y', email: 'zhou@example.com' } }],
  ['a subject', { subject: '评审\r\nBcc: evil@example.com\r\n\r\nbody' }],
])('[S48] %s adds no header and no receiver', async (_, part) => {
  const receivers: string[] = [];
  const { gateway, mails } = await catcher({
    onRcptTo({ address }, __, done) {
      receivers.push(address);
      done();
    },
  });
  await gateway.send({ ...mail, ...part });
  expect(receivers).toEqual(['zhou@example.com']);
  expect(mails[0]?.headers.has('bcc')).toBe(false);
  expect(mails[0]?.text?.trim()).toBe(mail.text);
});

const refusal = (responseCode: number) =>
  Object.assign(new Error('no such person zhou@example.com'), { responseCode });

test('[R23] an address that the server will never take is refused for good', async () => {
  const { gateway } = await catcher({ onRcptTo: (_, __, done) => done(refusal(550)) });
  expect(await gateway.send(mail)).toBe('refused');
});

test('[R23] a mail that the server will never take is refused for good', async () => {
  const { gateway } = await catcher({
    onData(stream, _, done) {
      stream.resume().on('end', () => done(refusal(554)));
    },
  });
  expect(await gateway.send(mail)).toBe('refused');
});

test('[R23] [S58] a full box is tried again, and the reason names nobody', async () => {
  const { gateway } = await catcher({ onRcptTo: (_, __, done) => done(refusal(452)) });
  await expect(gateway.send(mail)).rejects.toThrow(/^EENVELOPE 452$/);
});

test('[R23] a refused log-in is the operator’s to mend, so it is tried again', async () => {
  const { setting } = await catcher({
    authOptional: false,
    onAuth: (_, __, done) => done(refusal(535)),
  });
  const gateway = smtpMailGateway({ ...setting, user: 'meeting', password: 'wrong' });
  await expect(gateway.send(mail)).rejects.toThrow(/^EAUTH/);
});

test('[S51] a server that offers no encryption gets nothing where encryption is configured', async () => {
  const { setting, mails } = await catcher();
  await expect(smtpMailGateway({ ...setting, security: 'starttls' }).send(mail)).rejects.toThrow();
  expect(mails).toEqual([]);
});

test('[R20] a server that nobody listens at is tried again', async () => {
  const server = await brokenMailServer(() => undefined);
  await server.close();
  await expect(smtpMailGateway(server.setting).send(mail)).rejects.toThrow(/ECONN|ESOCKET/);
});

describe('[R19] within the time of a delivery', () => {
  const tooLong = () =>
    new Promise((resolve) => setTimeout(resolve, noticeLimits.callMs, 'too long').unref());

  test.each([
    ['says nothing', () => undefined],
    ['greets and hangs', (socket: Socket) => socket.write('220 rooms.example.com\r\n')],
    [
      'answers a byte now and then',
      (socket: Socket) => {
        socket.write('220-');
        const timer = setInterval(() => socket.write('x'), 500);
        socket.on('close', () => clearInterval(timer));
      },
    ],
  ])('a server that %s is given up', async (_, onConnection) => {
    const gateway = await broken(onConnection);
    const outcome = gateway.send(mail).then(
      () => 'sent',
      () => 'given up',
    );
    expect(await Promise.race([outcome, tooLong()])).toBe('given up');
  });

  test('the limits leave a delivery time to be written', () => {
    expect(mailLimits.totalMs).toBeLessThan(noticeLimits.callMs);
  });
});

test('[R21] a server that takes the mail and dies before its answer is tried again, under the same name', async () => {
  const received: string[] = [];
  const gateway = await broken((socket) => {
    socket.write('220 rooms.example.com\r\n');
    let isData = false;
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (isData) {
        received.push(text);
        if (text.endsWith('\r\n.\r\n')) socket.destroy();
      } else if (/^DATA/i.test(text)) {
        isData = true;
        socket.write('354 go on\r\n');
      } else socket.write('250 rooms.example.com\r\n');
    });
  });
  for (let time = 0; time < 2; time += 1) await expect(gateway.send(mail)).rejects.toThrow();
  expect(received.join('').match(new RegExp(`Message-ID: <${mail.id}@rooms.example.com>`, 'g'))).toHaveLength(
    2,
  );
});
