import { refusals } from '@/bff/http/refusal';

/** A call whose answer is a token: the BFF makes it itself, and for browsers there is no such thing (S01). */
export const forTheBffAlone = (): Promise<Response> => Promise.reject(refusals.notFound());
