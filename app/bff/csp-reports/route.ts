import { lineBudget } from '@/lib/log/line-budget';
import { logCspReports } from '@/bff/csp-reports/log-csp-reports';
import { mountMethods } from '@/bff/http/mount-methods';
import { reportBudget } from '@/lib/domain/limits/limits';

const post = logCspReports(lineBudget(reportBudget));

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({ POST: post });
