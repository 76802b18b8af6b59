import { z } from 'zod';

/** One violation of a page's policy, in a form that is fit for a log: no query, no control character, nothing long. */
export type Violation = {
  page: string;
  directive: string;
  blocked: string;
  source?: string;
  line?: number;
};

const maxLength = 200;
const maxViolations = 5;

const place = z.number().int().nonnegative().optional().catch(undefined);
const text = z.string().optional().catch(undefined);

/** `application/csp-report`, of the `report-uri` directive (CSP 2, section 4.4). */
const legacySchema = z.object({
  'csp-report': z
    .object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': place,
    })
    .transform((report) => ({
      documentURL: report['document-uri'],
      effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
      blockedURL: report['blocked-uri'],
      sourceFile: report['source-file'],
      lineNumber: report['line-number'],
    })),
});

/** `application/reports+json`, of the Reporting API; it delivers reports of other kinds as well. */
const reportSchema = z.object({
  type: z.string(),
  body: z.object({
    documentURL: text,
    effectiveDirective: text,
    blockedURL: text,
    sourceFile: text,
    lineNumber: place,
  }),
});

/** Either body that browsers send, parsed into its violations. */
export const violationsSchema = z
  .union([
    legacySchema.transform((legacy) => [legacy['csp-report']]),
    z
      .array(z.unknown())
      .transform((reports) => reports.flatMap((report) => reportSchema.safeParse(report).data ?? []))
      .transform((reports) => reports.flatMap(({ type, body }) => (type === 'csp-violation' ? [body] : []))),
  ])
  .transform((bodies) => bodies.slice(0, maxViolations).map(violationOf));

function violationOf(body: z.output<typeof reportSchema>['body']): Violation {
  return {
    page: address(body.documentURL),
    directive: /^[a-z-]{1,40}/.exec(body.effectiveDirective ?? '')?.[0] ?? '',
    blocked: address(body.blockedURL),
    ...(body.sourceFile && { source: address(body.sourceFile) }),
    ...(body.lineNumber !== undefined && { line: body.lineNumber }),
  };
}

/**
 * An address without query and fragment, where tokens may stand (S58); of anything else, such as `inline` or `data:…`, the
 * leading word. Both come out as printable ASCII.
 */
function address(text = ''): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const safe = url && /^https?:$/.test(url.protocol) ? url.origin + url.pathname : leadingWord(text);
  return safe.slice(0, maxLength);
}

const leadingWord = (text: string) => /^[a-z][a-z0-9+.-]*/i.exec(text)?.[0] ?? '';
