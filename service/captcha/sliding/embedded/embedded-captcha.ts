import { sql } from 'kysely';
import { z } from 'zod';
import type { SlidingAnswer, SlidingChallenge } from '@/lib/contract/captcha';
import { errorCodes } from '@/lib/domain/error-codes';
import { captchas } from '@/lib/domain/limits/way-in-limits';
import { storeCaptcha } from '../../pending-captchas';
import { hashSecret, newSecret } from '../../../kernel/secrets/secret';
import { instant } from '../../../db/sql/instant';
import type { Deps } from '../../../kernel/deps';
import { ServiceError } from '../../../kernel/errors/service-error';
import type { Challenged, Proof, SlidingCaptchaProvider, Solution } from '../sliding-captcha-provider';
import { drawPuzzle, puzzleSize } from './draw-puzzle';
import { isHuman } from './judge-movement';
import { isAnswer, newQuestion } from './new-question';
import { pieceSize } from './puzzle-piece';

/** The stored data of a challenge, and of a solved one. */
type StoredChallenge = { kind: 'puzzle'; x: number } | { kind: 'question'; text: string } | { proof: string };

/** GeeTest's own form, so that one parser reads the three parts of both. */
const seccodeOf = (validate: string) => `${validate}|jordan`;

/** A piece to be pushed to its place, or a question in words; drawn, stored and judged by the service itself. */
export const embeddedCaptcha: SlidingCaptchaProvider = {
  challenge: (deps, challenged) =>
    challenged.form === 'question' ? questionChallenge(deps, challenged) : puzzleChallenge(deps, challenged),

  async solve(deps, solution) {
    const stored = await consumeChallenge(deps, solution);
    if (!stored || !isSolved(stored, solution.answer)) throw new ServiceError(errorCodes.captchaWrong);
    const validate = newSecret();
    await storeProof(deps, { id: solution.challenge, proof: proofOf(validate) });
    return { challenge: solution.challenge, validate, seccode: seccodeOf(validate) };
  },

  async consume({ db, clock }, { sessionId, slidingCaptcha: { challenge, validate, seccode } }: Proof) {
    if (!isId(challenge) || seccode !== seccodeOf(validate)) return false;
    const used = await db
      .deleteFrom('captcha')
      .where('id', '=', challenge)
      .where('session_id', '=', sessionId)
      .where(sql`answer ->> 'proof'`, '=', proofOf(validate))
      .where('expires_at', '>', instant(clock.now()))
      .returning('id')
      .executeTakeFirst();
    return used !== undefined;
  },
};

async function puzzleChallenge(deps: Deps, { sessionId }: Challenged): Promise<SlidingChallenge> {
  const { background, piece, left, top } = await drawPuzzle();
  const stored = await storeChallenge(deps, sessionId, { kind: 'puzzle', x: left });
  const place = { ...puzzleSize, pieceWidth: pieceSize, pieceTop: top };
  return { kind: 'puzzle', ...stored, background, piece, ...place };
}

async function questionChallenge(deps: Deps, { sessionId }: Challenged): Promise<SlidingChallenge> {
  const { question, answer } = newQuestion();
  const stored = await storeChallenge(deps, sessionId, { kind: 'question', text: answer });
  return { kind: 'question', ...stored, question };
}

async function storeChallenge(deps: Deps, sessionId: string, answer: StoredChallenge) {
  const captcha = { sessionId, kind: 'slide', answer, lifetimeMs: captchas.lifetimeMs } as const;
  const { id, expiresAt } = await storeCaptcha(deps, captcha);
  return { challenge: id, expireTime: expiresAt };
}

/** The one check that a challenge stands: it counts as tried before it is judged, so of many at once one is. */
async function consumeChallenge(
  { db, clock }: Deps,
  { sessionId, challenge }: Solution,
): Promise<StoredChallenge | undefined> {
  if (!isId(challenge)) return undefined;
  const taken = await db
    .updateTable('captcha')
    .set({ tries: 1 })
    .where('id', '=', challenge)
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'slide')
    .where('tries', '=', 0)
    .where('expires_at', '>', instant(clock.now()))
    .returning('answer')
    .executeTakeFirst();
  return taken?.answer as StoredChallenge | undefined;
}

function isSolved(stored: StoredChallenge, answer: SlidingAnswer): boolean {
  if (!('kind' in stored)) return false;
  if (stored.kind === 'question') return answer.kind === 'question' && isAnswer(stored.text, answer.text);
  return answer.kind === 'puzzle' && Math.abs(answer.x - stored.x) <= captchas.tolerancePx && isHuman(answer);
}

const storeProof = ({ db, clock }: Deps, { id, proof }: { id: string; proof: string }) =>
  db
    .updateTable('captcha')
    .set({
      answer: JSON.stringify({ proof } satisfies StoredChallenge),
      expires_at: new Date(clock.now() + captchas.proofMs),
    })
    .where('id', '=', id)
    .execute();

const proofOf = (validate: string) => hashSecret(validate).toString('hex');

// An invalid id would fail in the database.
const isId = (text: string) => z.uuid().safeParse(text).success;
