import { refusals } from '@/bff/http/refusals/refusal';
import { isSignedOut } from '@/lib/client/failures/api-error';

/** A token that the service does not take any more is a pairing that was ended. */
export const asLostPairing = (error: unknown): unknown => (isSignedOut(error) ? refusals.notPaired() : error);
