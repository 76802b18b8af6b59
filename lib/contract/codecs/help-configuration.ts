/** The help of a company; what it does not offer is missing. */
export type HelpConfiguration = {
  tips: string[];
  /** As the company wrote it; nobody has judged the address. */
  manualUrl?: string | undefined;
  /** The form is hidden unless the company shows it (HELP-01). */
  feedback: boolean;
};

/**
 * Reads the JSON text that `app-configurations` answers for help. Each part is read by itself, so that a wrong one hides no other;
 * unreadable text is a company without configuration. Without a schema: browsers read it too, and our policy refuses the
 * code that schemas compile (S50).
 *
 * @example
 * readHelpConfiguration('{"tip":"请提前签到"}') //=> { tips: ['请提前签到'], manualUrl: undefined, feedback: false }
 */
export function readHelpConfiguration(configuration: string): HelpConfiguration {
  // `tip` is the field of the specification, `tips` holds several.
  const { tip, tips, manualUrl, feedback } = parsed(configuration);
  const texts = [tip, ...(Array.isArray(tips) ? tips : [])].flatMap(textOf);
  return { tips: [...new Set(texts)], manualUrl: textOf(manualUrl)[0], feedback: feedback === true };
}

const textOf = (value: unknown): string[] =>
  typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [];

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
