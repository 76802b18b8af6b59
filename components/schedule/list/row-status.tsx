import { StatusTag } from '@/components/meeting/tags/status-tag';

type Props = {
  status: string;
  /** The state that the list says once for all its rows. */
  usual?: string | undefined;
};

/** The state of a meeting in a list; the usual one is read out and not drawn, so that the others stand out (SCH-03). */
export function RowStatus({ status, usual = 'BEFORE' }: Props) {
  if (status !== usual) return <StatusTag status={status} />;
  return (
    <span className="visually-hidden">
      <StatusTag status={status} />
    </span>
  );
}
