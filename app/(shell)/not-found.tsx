import { PageMissing } from '@/components/failures/page-missing';

// Within the shell, which stands already: the root's not-found page would bring a second frame into it.
export default PageMissing;
