import { RequestMissing } from '@/components/approval/detail/request-gone';

export default function RequestNotFound() {
  return <RequestMissing />;
}
