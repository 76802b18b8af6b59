/** The contract's numbers: 5 for log-in, 3 for a password. */
export type CodeType = 3 | 5;

export type SmsMessage = {
  mobile: string;
  type: CodeType;
  code: string;
  /** How long the code is good. */
  minutes: number;
};

/** Passes a code on to a phone. Rejects unless the gateway confirmed it. */
export type SmsGateway = { send(message: SmsMessage): Promise<void> };
