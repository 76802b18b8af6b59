/** Mail servers. Decided: one mail stays within the five seconds of a delivery. */
export const mailLimits = {
  connectMs: 2_000,
  greetingMs: 2_000,
  /** The longest silence of a server that is connected. */
  silenceMs: 3_500,
  totalMs: 4_500,
  /** The subject of a mail; longer ones are cut. */
  subjectMaxLength: 150,
  /** Mails that the demo's outbox stores. */
  storedMails: 200,
} as const;
