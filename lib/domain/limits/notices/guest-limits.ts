/** Guests from outside the company. Decided. */
export const guestLimits = {
  mostGuests: 50,
  nameMaxLength: 32,
  /** RFC 5321, section 4.5.3.1. */
  emailMaxLength: 254,
} as const;
