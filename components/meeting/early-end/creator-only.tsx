import { ButtonLink } from '@/components/ui/controls/button';
import { ForbiddenState } from '@/components/ui/feedback/forbidden-state';
import { earlyEndText } from '@/lib/text/zh-cn/early-end';

const { title, action } = earlyEndText.creatorOnly;

/** EARLY-01: for everybody but the creator, who alone ends or continues the meeting. */
export const CreatorOnly = ({ meetingNo }: { meetingNo: string }) => (
  <ForbiddenState
    variant="page"
    title={title}
    action={
      <ButtonLink variant="outlined" color="inherit" href={`/details/${encodeURIComponent(meetingNo)}`}>
        {action}
      </ButtonLink>
    }
  />
);
