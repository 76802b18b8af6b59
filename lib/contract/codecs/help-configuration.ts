import { z } from 'zod';

/** The help of a company; what it does not offer is missing. */
export type HelpConfiguration = {
  tips: string[];
  /** As the company wrote it; nobody has judged the address. */
  manualUrl?: string | undefined;
  /** The form is hidden unless the company shows it (HELP-01). */
  feedback: boolean;
};

const text = z.string().trim().min(1);

/** Each part by itself: a wrong one hides no other. `tip` is the field of the specification, `tips` holds several. */
const schema = z.object({
  tip: text.optional().catch(undefined),
  tips: z.array(text).catch([]).default([]),
  manualUrl: text.optional().catch(undefined),
  feedback: z.boolean().catch(false).default(false),
});

/**
 * Reads the JSON text that `app-configurations` answers for help; unreadable text is a company without configuration.
 *
 * @example
 * readHelpConfiguration('{"tip":"请提前签到"}') //=> { tips: ['请提前签到'], manualUrl: undefined, feedback: false }
 */
export function readHelpConfiguration(configuration: string): HelpConfiguration {
  const { data } = schema.safeParse(parsed(configuration));
  if (!data) return { tips: [], feedback: false };
  const { tip, tips, manualUrl, feedback } = data;
  return { tips: [...new Set(tip === undefined ? tips : [tip, ...tips])], manualUrl, feedback };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
