import { CancelSeries } from '@/components/series/reach/cancel-series';
import type { Meeting } from '@/lib/contract/meeting';
import { CancelMeeting } from './cancel-meeting';

/** Cancels a meeting; of a series as much of it as one chooses. */
export const CancelAction = ({ meeting }: { meeting: Meeting }) =>
  meeting.isRepeatMeeting ? <CancelSeries meeting={meeting} /> : <CancelMeeting meeting={meeting} />;
