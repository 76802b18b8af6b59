import { writeCalendar } from '@/lib/domain/calendar-file/write-calendar';
import { isEmail } from '@/lib/domain/guest/guests';
import type { Mail, MailGateway } from '../../gateways/mail/mail-gateway';
import type { Deps } from '../../kernel/deps';
import { mailCalendar } from '../mail/mail-calendar';
import { mailContent } from '../mail/mail-content';
import { unsubscribeAddress, unsubscribeToken } from '../mail/unsubscribe-link';
import { mailHtml, mailPlainText, mailSubject } from '../mail/write-mail';
import type { Channel, DeliveryFacts, OutgoingNotice } from './notice-channel';

type Parts = Pick<Deps, 'db' | 'clock'> & {
  config: Pick<Deps['config'], 'publicOrigin' | 'secrets' | 'mail'>;
  gateway: MailGateway;
};

/** Notices as mail. Somebody without an address that mail can be sent to gets none. */
export const mailChannel = (parts: Parts): Channel => ({
  name: 'mail',
  async deliver(notice, facts) {
    const email = notice.guestEmail ?? facts.recipient.email;
    if (email === null || !isEmail(email)) return 'refused';
    return parts.gateway.send(await writeMail(parts, { notice, facts, email }));
  },
});

type Written = { notice: OutgoingNotice; facts: DeliveryFacts; email: string };

async function writeMail(parts: Parts, { notice, facts, email }: Written): Promise<Mail> {
  const { publicOrigin } = parts.config;
  const recipient = { name: facts.recipient.name, email };
  const { name: organizerName, email: organizerEmail } = facts.organizer;
  const content = mailContent(
    notice.kind,
    {
      ...{ facts: notice.facts, meetingId: notice.meetingId },
      ...{ organizerName, zone: facts.company.zone },
    },
    { isGuest: notice.staffId === null },
  );
  const unsubscribeUrl = unsubscribeUrlOf(parts, notice);
  const frame = { publicOrigin, companyName: facts.company.name, zone: facts.company.zone, unsubscribeUrl };
  const calendar = await mailCalendar(parts.db, {
    ...{ notice, facts, recipient, publicOrigin, now: parts.clock.now() },
    organizer: { name: organizerName, email: organizerEmail ?? senderOf(parts) },
  });
  return {
    id: notice.id,
    to: recipient,
    subject: mailSubject(content),
    text: mailPlainText(content, frame),
    html: await mailHtml(content, frame),
    calendar: calendar && { method: calendar.method, text: writeCalendar(calendar) },
    unsubscribeUrl,
  };
}

/** An invitation has to name an organizer (RFC 5546, section 3.2.2): for one without an address it is the product. */
const senderOf = ({ config: { mail, publicOrigin } }: Parts) =>
  mail?.kind === 'smtp' ? mail.from : `meeting@${new URL(publicOrigin).hostname}`;

/** For people of the company alone: a guest gets mail because of one meeting, which the organizer's company answers for. */
function unsubscribeUrlOf(
  { config }: Parts,
  { companyId, staffId, kind }: OutgoingNotice,
): string | undefined {
  const [secret] = config.secrets;
  if (secret === undefined || staffId === null) return undefined;
  return unsubscribeAddress(config.publicOrigin, unsubscribeToken(secret, { companyId, staffId, kind }));
}
