import type { Staff } from '@/lib/contract/staff';
import type { StaffRow } from './queries/staffs';

/** One of our companies is its own organization: `orgId` and `orgCode` are the company's id. */
export const presentStaff = (row: StaffRow): Staff => ({
  id: row.id,
  staffId: row.id,
  userId: row.account_id ?? '',
  companyId: row.company_id,
  companyName: row.company_name,
  ...(row.short_name && { shortName: row.short_name }),
  companyTimeZone: row.time_zone,
  orgId: row.company_id,
  orgCode: row.company_id,
  orgName: row.company_name,
  realName: row.real_name,
  ...(row.avatar && { avatar: row.avatar }),
  ...(row.department_name && { department: row.department_name }),
  ...(row.job_title && { jobTitle: row.job_title }),
});
