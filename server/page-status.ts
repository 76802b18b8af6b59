import { withPageStatus } from '@/bff/http/page-status';
import type { Handler } from './http-server';

/** Lets pages set the status of their answer until its head is sent. */
export const letPagesSetStatus =
  (pages: Handler): Handler =>
  (request, response) =>
    withPageStatus(
      (status) => {
        // A router that loads a part of a page takes any other status for a failure, and loads the whole page again.
        if (request.headers.rsc === undefined && !response.headersSent) response.statusCode = status;
      },
      () => pages(request, response),
    );
