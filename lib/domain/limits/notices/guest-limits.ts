/** Guests from outside the company. Decided. */
export const guestLimits = {
  mostGuests: 50,
  nameMaxLength: 32,
  /** RFC 5321, section 4.5.3.1. */
  emailMaxLength: 254,
  /** Mails to guests that one organizer, or one meeting, leads to within a day: nobody can write to thousands of strangers. */
  mailsPerOrganizerDaily: 500,
  mailsPerMeetingDaily: 200,
  /** Mails that take a meeting back may be so many times as many, so that whoever was invited can be told. */
  endingFactor: 2,
} as const;
