import { PageMissing } from '@/components/failures/page-missing';

// Inside the shell: the root's not-found page would render a second frame within it.
export default PageMissing;
