/** A message to one person of a company. */
export type ChatMessage = {
  /** The same for each try of one message. */
  id: string;
  kind: string;
  text: string;
  /** The page that it is about, from the slash on. */
  path: string;
  name: string;
  mobile: string | null;
};

/** Sends messages into a company's chat. Rejects where no answer came, and another try may succeed. */
export type ChatGateway = {
  /** `refused`: another try of the same message would end the same way. */
  send(message: ChatMessage): Promise<'sent' | 'try again' | 'refused'>;
};
