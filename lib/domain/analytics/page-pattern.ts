/**
 * The pages that views are counted of, as they stand in the URL map: what a person reads there, such as a meeting's number, is no
 * part of them (CFG-03).
 */
export const pagePatterns = [
  '/approval-center',
  '/contact',
  '/details/{meetingNo}',
  '/early-end/{id}',
  '/edit/{meetingId}',
  '/help',
  '/initiated-approval-detail/{id}',
  '/invited/{id}',
  '/meeting_days',
  '/notices',
  '/order-meeting',
  '/received-approval-detail/{id}',
  '/room-detail/{id}',
  '/rooms',
  '/schedule',
  '/settings',
] as const;

export type PagePattern = (typeof pagePatterns)[number];

const bySegments = pagePatterns.map((pattern) => ({ pattern, segments: pattern.split('/') }));

/**
 * The page behind a path, without what the path names; nothing for any other address.
 *
 * @example
 * pagePatternOf('/details/2026112301') //=> '/details/{meetingNo}'
 */
export function pagePatternOf(pathname: string): PagePattern | undefined {
  const parts = pathname.split('/');
  return bySegments.find(
    ({ segments }) =>
      segments.length === parts.length &&
      segments.every((segment, index) => segment.startsWith('{') || segment === parts[index]),
  )?.pattern;
}
