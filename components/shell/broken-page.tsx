'use client';

import { createElement, use } from 'react';
import { PageErrorContext, type PageErrorProps } from './page-error-context';

/** Stands in error.tsx: the error goes to whatever the providers show for it. */
export function BrokenPage(props: PageErrorProps) {
  const PageError = use(PageErrorContext);
  return PageError && createElement(PageError, props);
}
