import type { ReactNode } from 'react';
import { PageMissing } from './page-missing';
import { type PageFailure, PageRetry } from './page-retry';

/** `missing`: the words for an address that names nothing, where the page has words of its own. */
type Props = PageFailure & { missing?: ReactNode };

/** Replaces a page whose data could not be loaded: rendered on the server, so also without script. */
export const PageFailed = ({ title, failure, missing = <PageMissing /> }: Props) =>
  failure.status === 404 ? missing : <PageRetry title={title} failure={failure} />;
