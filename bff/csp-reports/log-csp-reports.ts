import { newResponse } from '@/bff/http/response';
import { assertSameOrigin } from '@/bff/http/cross-origin';
import type { Handler } from '@/bff/http/incoming';
import { readJson } from '@/bff/http/body/read-json';
import { refusals } from '@/bff/http/refusals/refusal';
import type { LineBudget } from '@/lib/log/line-budget';
import { violationsSchema } from './read-violations';

const maxBytes = 16 * 1024;
const reportContent = /^application\/(csp-report|reports\+json)\s*(;|$)/i;

/** `POST /bff/csp-reports`: logs the violations that browsers report, one line for each delivery (S50). */
export const logCspReports =
  (budget: LineBudget): Handler =>
  async ({ request, gateway, traceId }) => {
    assertSameOrigin(request, { via: 'report', publicOrigin: gateway.publicOrigin });
    if (!reportContent.test(request.headers.get('content-type') ?? '')) throw refusals.unsupportedContent();
    const violations = await readJson(request, violationsSchema, { maxBytes });
    const spent = violations.length > 0 && budget(gateway.clock.now());
    if (spent)
      gateway.log.warn({ traceId, violations, ...spent }, 'a page was kept from breaking its policy');
    return newResponse(null, { traceId, status: 204 });
  };
