'use client';

import { useCallback, useState } from 'react';
import { useToast } from '@/components/ui/toast/toast';
import {
  useDecideRequests,
  type Decision,
  type SettledRequest,
  type SettleResult,
} from '@/lib/query/settle-approval';
import { failureText } from '@/lib/text/errors';
import { settleText } from '@/lib/text/zh-cn/approval-centre';

type Options = {
  /** Called for each request that was settled. */
  onSettled?: (id: string) => void;
};

/** The results of one round of decisions, as a list where there were several (APR-02). */
export type SettleRound = { kind: Decision['kind']; results: readonly SettleResult[] };

/** Settles requests and reports the results: of one in a toast, of several as a list. */
export function useSettle({ onSettled }: Options = {}) {
  const { mutateAsync, isPending } = useDecideRequests();
  const showToast = useToast();
  const [round, setRound] = useState<SettleRound>();
  const [failure, setFailure] = useState<{ id: string; message: string }>();
  const dismissRound = useCallback(() => setRound(undefined), []);

  const settle = async (requests: readonly SettledRequest[], decision: Decision) => {
    setRound(undefined);
    setFailure(undefined);
    const report = (results: readonly SettleResult[]) => {
      const [only, ...others] = results;
      if (only && others.length === 0) showOne(only);
      else setRound({ kind: decision.kind, results });
      for (const { id, error } of results) if (!error) onSettled?.(id);
    };
    const showOne = ({ id, subject, error }: SettleResult) => {
      const words = decision.kind === 'agree' ? settleText.agreed : settleText.refused;
      if (!error) return showToast(words(subject));
      const message = failureText('approval', error);
      setFailure({ id, message });
      showToast(message, 'error');
    };
    const results = await mutateAsync({ requests, decision });
    report(results);
    return results;
  };

  return { settle, isPending, failure, round, dismissRound };
}
