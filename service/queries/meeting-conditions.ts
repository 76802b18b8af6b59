import { sql } from 'kysely';

/** SQL condition on a row of `meeting`: its notes are published. */
export const hasSummary = sql<boolean>`exists (
  select 1 from meeting_summary summary
  where summary.company_id = meeting.company_id and summary.meeting_id = meeting.id
    and summary.published_at is not null)`;

/** SQL condition on a row of `meeting`: somebody has signed in to its room. */
export const isSigned = sql<boolean>`exists (
  select 1 from sign_record signed
  where signed.company_id = meeting.company_id and signed.meeting_id = meeting.id)`;
