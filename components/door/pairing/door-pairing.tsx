'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { enter } from '@/components/session/enter';
import { Button, DocumentButton } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { formFields } from '@/components/ui/form/form-fields';
import { useFormElement } from '@/components/ui/form/use-form-element';
import { useFormKit } from '@/components/ui/form/use-form-kit';
import { doorKeys } from '@/lib/query/door';
import { useSessionCalls } from '@/lib/query/session';
import { errorOutcome } from '@/lib/text/errors';
import { doorText } from '@/lib/text/zh-cn/door';
import styles from './door-pairing.module.css';

const text = doorText.pairing;
const names = ['code'] as const;
const rules = { code: { check: (code: string) => (code.trim() ? undefined : text.required) } };
const initial = { code: '' };

type Props = {
  /** The room of the address. */
  roomId: string;
  /** The room that this screen is paired with already. */
  other?: { id: string; name: string };
};

/** Makes this browser the screen of a room, by a code that an administrator has made for it. */
export function DoorPairing({ roomId, other }: Props) {
  const session = useSessionCalls();
  const queryClient = useQueryClient();
  const form = useFormKit({ initial, rules });
  const element = useFormElement({ form, names });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (code: string) => session.pairDoor({ code }),
    retry: false,
    // The code says which room it is.
    onSuccess: ({ roomId: paired }) =>
      paired === roomId
        ? queryClient.resetQueries({ queryKey: doorKeys.all })
        : enter(`/door/${encodeURIComponent(paired)}`),
  });
  const refusal = error ? errorOutcome('doorPair', error).message : undefined;
  const { field } = formFields(form, { refusals: { code: refusal } });
  const submit = () => {
    if (!form.check(names) && !isPending) mutate(form.values.code.trim());
  };
  return (
    <main className={styles.page}>
      <form {...element.props(submit)} className={styles.card}>
        <h1>{text.title}</h1>
        <p className={styles.hint}>{text.hint}</p>
        {other ? (
          <p role="status" className={styles.other}>
            {text.otherRoom(other.name)}
            <DocumentButton size="small" href={`/door/${encodeURIComponent(other.id)}`}>
              {text.open}
            </DocumentButton>
          </p>
        ) : null}
        <Field
          {...field('code')}
          label={text.code}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={32}
        />
        <Button type="submit" variant="contained" size="large" fullWidth loading={isPending}>
          {text.submit}
        </Button>
      </form>
    </main>
  );
}
