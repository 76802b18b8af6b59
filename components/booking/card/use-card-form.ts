'use client';

import { useMemo, useState } from 'react';
import type { Selection } from '@/components/people/picker/selection';
import type { Outcome } from '@/lib/text/outcome';
import { useFormKit } from '@/components/ui/form/use-form-kit';
import { reasonRule, subjectRule } from '../form/booking-rules';

export type CardForm = ReturnType<typeof useCardForm>;

/** A refusal that another time or another room may mend. */
export const isMendable = (outcome: Outcome | undefined): boolean =>
  outcome?.kind === 'field' || outcome?.kind === 'conflicts';

const empty = { subject: '', reason: '', online: false };
const noPeople: Selection = [];

/** The input of the card; held above the card, which goes while its draft is dragged. */
export function useCardForm({ needsReason }: { needsReason: boolean }) {
  const rules = useMemo(
    () => ({ subject: subjectRule, reason: reasonRule(() => needsReason) }),
    [needsReason],
  );
  const [people, setPeople] = useState<Selection>(noPeople);
  return { ...useFormKit({ initial: empty, rules, isLive: true }), people, setPeople };
}
